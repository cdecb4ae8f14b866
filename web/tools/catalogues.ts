// Catalogues of words for Vite: `de.ftl?page` is what home and a table say at first, `de.ftl?rest` what else the page says, `de.ftl?learn`
// what only the Learn pages say; what only the terminal says (`cli-`) goes to none. `de.ftl?name` is what the language calls itself, and
// `rules/de.ftl?rules` are the rules in full. Comments stay behind.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { FluentParser, FluentSerializer, Message, Resource, Term } from '@fluent/syntax';
import type { Plugin } from 'vite';
import { shorten, type ShortWords } from '../src/words/short.ts';
import { saidAtFirst } from './first.ts';

const FOLDER = join(import.meta.dirname, '../../src/perron/words');

/** The languages there are catalogues for. */
export function codes(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ftl'))
    .map((name) => name.slice(0, -4))
    .sort();
}

const parse = (path: string): Resource =>
  new FluentParser({ withSpans: false }).parse(readFileSync(join(FOLDER, path), 'utf8'));

export function read(code: string): Resource {
  return parse(`${code}.ftl`);
}

/** The rules in full, in this language. */
export function readRules(code: string): Resource {
  return parse(`rules/${code}.ftl`);
}

/** What a catalogue says of itself at its top, in lines such as `### name: Dansk`. */
export function head(code: string, line: string): string {
  for (const entry of read(code).body) {
    const found = entry.type === 'ResourceComment' ? new RegExp(`^${line}:(.*)$`, 'm').exec(entry.content ?? '') : null;
    if (found?.[1]) return found[1].trim();
  }
  return '';
}

/** Other languages whose readers a catalogue serves (nn), and its regions (NO), from its line `### serves: nn NO`. */
export function served(): Map<string, string> {
  return new Map(
    codes().flatMap((code) =>
      head(code, 'serves')
        .split(/\s+/)
        .filter(Boolean)
        .map((tag): [string, string] => [tag, code]),
    ),
  );
}

export function part(resource: Resource, wanted: string): string {
  const first = saidAtFirst();
  const partOf = (key: string): string => /^(cli|learn|rules)-/.exec(key)?.[1] ?? (first(key) ? 'page' : 'rest');
  const body = resource.body.filter(
    (entry) => entry instanceof Term || (entry instanceof Message && partOf(entry.id.name) === wanted),
  );
  for (const entry of body) if (entry instanceof Message || entry instanceof Term) entry.comment = null;
  return new FluentSerializer().serialize(new Resource(body));
}

/** Messages as the page takes them: read here, so that no browser has to. */
export const compiled = (text: string): ShortWords => shorten(new FluentResource(text).body);

/** What a catalogue says for a key, where nothing is inserted. */
export function says(code: string, key: string): string {
  const bundle = new FluentBundle(code);
  for (const each of ['page', 'rest']) bundle.addResource(new FluentResource(part(read(code), each)));
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) throw new Error(`no words for ${key} in ${code}`);
  return bundle.formatPattern(pattern);
}

export function catalogues(): Plugin {
  return {
    name: 'perron-catalogues',
    load(id) {
      const asked = /\/([\w-]+)\.ftl\?(page|rest|learn|rules|name)$/.exec(id);
      if (!asked) return null;
      const [, code = '', wanted = ''] = asked;
      this.addWatchFile(join(FOLDER, wanted === 'rules' ? `rules/${code}.ftl` : `${code}.ftl`));
      const resource = wanted === 'rules' ? readRules(code) : read(code);
      return `export default ${JSON.stringify(wanted === 'name' ? head(code, 'name') : compiled(part(resource, wanted)))};`;
    },
  };
}
