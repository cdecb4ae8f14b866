// What a link to the page looks like elsewhere, in every language: the server writes it into the document for whoever asks. The pictures
// beside it (`public/assets/preview-….png`) are drawn by `tools/draw-previews.mjs`.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { codes, served } from './catalogues.ts';

const WORDS = join(import.meta.dirname, '../../src/perron/words');
const PICTURES = join(import.meta.dirname, '../public/assets');

interface Said {
  title: string;
  text: string;
}

/** All titles and texts of one language. */
function said(code: string, boards: string[]): Record<string, Said> {
  const bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(join(WORDS, `${code}.ftl`), 'utf8')));
  const t = (key: string, words: Record<string, string> = {}): string => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no words for ${key} in ${code}`);
    return bundle.formatPattern(pattern, words);
  };
  const [name, about, lead] = [t('perron'), t('home-about'), t('learn-lead')];
  const all: Record<string, Said> = {
    house: { title: name, text: about },
    learn: { title: `${t('learn-title')} · ${name}`, text: lead },
  };
  for (const id of boards) {
    const board = t(`board-${id}`);
    all[`table ${id}`] = { title: `${board} · ${name}`, text: about };
    all[`waiting ${id}`] = { title: `${board} · ${name}`, text: t('waiting-invited') };
    all[`replay ${id}`] = { title: `${t('replay-title', { board })} · ${name}`, text: about };
    all[`learn ${id}`] = { title: `${t('learn-rules-of', { board })} · ${name}`, text: lead };
  }
  return all;
}

export function previews(): Plugin {
  return {
    name: 'perron-previews',
    generateBundle() {
      const boards = readdirSync(PICTURES)
        .flatMap((name) => /^preview-(\w+)\.png$/.exec(name)?.[1] ?? [])
        .filter((name) => name !== 'house');
      const words = Object.fromEntries(codes().map((code) => [code, said(code, boards)]));
      const source = JSON.stringify({ serves: Object.fromEntries(served()), words });
      this.emitFile({ type: 'asset', fileName: 'assets/preview-words.json', source });
    },
  };
}
