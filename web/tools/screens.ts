// `@media (--wide)` in a style sheet: the name is written out as src/style/screens.ts says. No browser knows
// custom media queries yet, and the script needs the same numbers.
import type { Plugin } from 'vite';
import { SCREENS } from '../src/style/screens.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const queries = new Map(Object.entries(SCREENS).map(([name, query]) => [kebab(name), query]));

export function writtenOut(source: string): string {
  return source.replace(/@media[^{]*\{/g, (rule) =>
    rule.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      const query = queries.get(name);
      if (query === undefined) throw new Error(`no screen is called ${name}: see src/style/screens.ts`);
      return query;
    }),
  );
}

export function screens(): Plugin {
  return {
    name: 'perron-screens',
    enforce: 'pre',
    transform: {
      filter: { id: /\.(svelte|css)$/ },
      handler: (source) => (source.includes('(--') ? { code: writtenOut(source), map: null } : null),
    },
  };
}
