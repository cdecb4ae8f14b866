// How the page's source is laid out, as far as a reader relies on it.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../src/style/screens.ts';
import { writtenOut } from '../../tools/screens.ts';

const SRC = join(import.meta.dirname, '../../src');
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });

describe('components', () => {
  it('have names of their own', () => {
    const names = files.filter((file) => file.endsWith('.svelte')).map((file) => basename(file));
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('screens', () => {
  it('are written out in style sheets', () => {
    expect(writtenOut('@media (--below-wide), (--short) {}')).toBe(`@media ${SCREENS.belowWide}, ${SCREENS.short} {}`);
    expect(writtenOut('a { color: var(--wide) }')).toBe('a { color: var(--wide) }');
    expect(() => writtenOut('@media (--vast) {}')).toThrow('vast');
  });

  it('leave no size between two neighbours', () => {
    expect(SCREENS.belowWide).toBe('(max-width: 74.9375em)');
    expect(SCREENS.phone).toBe('(max-width: 47.9375em)');
  });

  it('have their sizes in one place', () => {
    const SIZED = /(?:@media[^{]*|(?:MediaQuery|matchMedia)\(\s*['"`][^'"`]*)\b(?:width|height)\b/;
    expect(files.length).toBeGreaterThan(100);
    expect(
      files.filter((file) => /\.(svelte|ts|js|css)$/.test(file) && SIZED.test(readFileSync(join(SRC, file), 'utf8'))),
    ).toEqual(['style/screens.ts']);
  });
});
