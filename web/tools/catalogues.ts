// Catalogues of words for Vite: `de.ftl?page` is what the page says, `de.ftl?learn` what only the Learn
// pages say; what only the terminal says (`cli-`) goes to neither. Comments stay behind.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentParser, FluentSerializer, Message, Resource, Term } from '@fluent/syntax';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../src/perron/words');
const partOf = (key: string): string => /^(cli|learn)-/.exec(key)?.[1] ?? 'page';

/** The languages there are catalogues for. */
export function codes(): string[] {
  return readdirSync(FOLDER).filter((name) => name.endsWith('.ftl')).map((name) => name.slice(0, -4)).sort();
}

export function read(code: string): Resource {
  return new FluentParser({ withSpans: false }).parse(readFileSync(join(FOLDER, `${code}.ftl`), 'utf8'));
}

/** Other languages whose readers a catalogue serves (nn), and its regions (NO), from its line `### serves: nn NO`. */
export function served(): Map<string, string> {
  const found = new Map<string, string>();
  for (const code of codes())
    for (const entry of read(code).body) {
      const line = entry.type === 'ResourceComment' ? /^serves:(.*)$/m.exec(entry.content ?? '') : null;
      for (const tag of line?.[1]?.trim().split(/\s+/) ?? []) found.set(tag, code);
    }
  return found;
}

export function part(resource: Resource, wanted: string): string {
  const body = resource.body.filter((entry) => entry instanceof Term || (entry instanceof Message && partOf(entry.id.name) === wanted));
  for (const entry of body) if (entry instanceof Message || entry instanceof Term) entry.comment = null;
  return new FluentSerializer().serialize(new Resource(body));
}

export function catalogues(): Plugin {
  return {
    name: 'perron-catalogues',
    load(id) {
      const asked = /\/([\w-]+)\.ftl\?(page|learn)$/.exec(id);
      if (!asked) return null;
      const [, code = '', wanted = ''] = asked;
      this.addWatchFile(join(FOLDER, `${code}.ftl`));
      return `export default ${JSON.stringify(part(read(code), wanted))};`;
    },
  };
}
