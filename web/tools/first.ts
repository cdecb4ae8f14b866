// What the page consists of before anything else is asked for: home and a table, and all that they import. Their words come with
// them; all other words come with the views that say them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(import.meta.dirname, '../src');
/** The document asks for one of these views at once. */
const FIRST = ['main.ts', 'home/Home.svelte', 'table/Table.svelte'];

const IMPORTS = /^\s*(?:import|export)\s(?!type\b)[^'"`;]*?from '(\.[^']+)'/gm;

/** These files and all that they import, other than when it is wanted: each by its path, with its text. */
export function reached(...from: string[]): Map<string, string> {
  const found = new Map<string, string>();
  const take = (path: string): void => {
    if (found.has(path)) return;
    const text = readFileSync(path, 'utf8');
    found.set(path, text);
    for (const [, name = ''] of text.matchAll(IMPORTS)) {
      const there = join(path, '..', name);
      const file = [there, `${there}.ts`].find((each) => /\.(ts|svelte)$/.test(each) && existsSync(each));
      if (file) take(file);
    }
  };
  for (const name of from) take(join(SOURCE, name));
  return found;
}

export const atFirst = (): Map<string, string> => reached(...FIRST);

/** Is this message named there, or put together from its beginning? */
export function saidAtFirst(): (key: string) => boolean {
  const text = [...atFirst().values()].join('\n');
  const named = new Set([...text.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map((match) => match[1]));
  const begun = [...text.matchAll(/`([a-z][a-z-]*-)\$\{/g)].map((match) => match[1] ?? '');
  return (key) => named.has(key) || begun.some((each) => key.startsWith(each));
}
