// Colours that everybody can tell apart, symbols for those who can't see them, and text that can be read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { KINDS, SEAT_SHAPES } from '../../src/wire';
import { contrast, distance, lab, parse, seen, SIGHTS } from './colour';

const source = join(import.meta.dirname, '../../src');
const css = readFileSync(join(source, 'style/tokens.css'), 'utf8');
const sheet = readFileSync(join(source, 'symbols.svg'), 'utf8');

function block(start: string): Record<string, string> {
  const from = css.indexOf('{', css.indexOf(start));
  return Object.fromEntries(
    [...css.slice(from, css.indexOf('\n}', from)).matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  );
}
const light = block(':root {');
const THEMES = { light, dark: { ...light, ...block(":root[data-theme='dark']") } };
const colour = (theme: Record<string, string>, name: string) => parse(theme[name] ?? expect.fail(`no colour ${name}`));

/** The least distance between two of these, as somebody sees them. */
function least(names: string[], sight: (typeof SIGHTS)[number], theme = light): number {
  const all = names.map((name) => lab(seen(colour(theme, name), sight)));
  return Math.min(...all.flatMap((one, n) => all.slice(n + 1).map((other) => distance(one, other))));
}

const ON: [string, string[]][] = [
  ['text', ['page', 'surface', 'surface-sunken', 'surface-raised', 'brass-soft', 'map-land', 'map-sea']],
  ['text-soft', ['page', 'surface', 'surface-sunken', 'surface-raised', 'brass-soft']],
  ['text-faint', ['page', 'surface', 'surface-sunken', 'surface-raised']],
  ['accent', ['page', 'surface']],
  ['brass-text', ['page', 'surface', 'brass-soft']],
  ['good', ['surface', 'good-soft']],
  ['bad', ['surface', 'bad-soft']],
  ['info', ['surface', 'info-soft']],
  ['on-action', ['action', 'action-hover']],
  ['map-label', ['map-land', 'map-sea', 'map-land-far']],
];

describe.each(Object.entries(THEMES))('in the %s theme', (_, theme) => {
  it.each(ON)('%s can be read on what it lies on', (name, grounds) => {
    for (const ground of grounds)
      expect(contrast(colour(theme, name), colour(theme, ground)), ground).toBeGreaterThanOrEqual(4.5);
  });

  it('the focus ring and the edges of controls are seen', () => {
    for (const name of ['focus', 'line-strong'])
      for (const ground of ['page', 'surface', 'surface-raised'])
        expect(contrast(colour(theme, name), colour(theme, ground)), `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
  });
});

describe.each(SIGHTS)('with %s sight', (sight) => {
  it('no two kinds of card look alike, grey routes included', () =>
    expect(
      least(
        [...KINDS, 'any'].map((kind) => `kind-${kind}`),
        sight,
      ),
    ).toBeGreaterThan(12));
  // By night all seats are light, which leaves them less room.
  it.each([
    ['by day', THEMES.light, 20],
    ['by night', THEMES.dark, 18],
  ])('no two seats look alike %s', (_, theme, apart) =>
    expect(
      least(
        SEAT_SHAPES.map((_, n) => `seat-${n + 1}`),
        sight,
        theme,
      ),
    ).toBeGreaterThan(apart),
  );
});

describe('without colours', () => {
  const drawing = (id: string): string =>
    new RegExp(`<symbol id="${id}"[^>]*>([\\s\\S]*?)</symbol>`).exec(sheet)?.[1]?.replace(/\s+/g, ' ') ?? '';

  it.each([
    ['kind of card', KINDS.map((kind) => `kind-${kind}`)],
    ['seat', SEAT_SHAPES.map((shape) => `seat-${shape}`)],
  ])('each %s has a drawing of its own', (_, ids) => {
    const drawings = ids.map(drawing);
    expect(drawings.filter((each) => each === '')).toEqual([]);
    expect(new Set(drawings).size).toBe(ids.length);
  });

  it('each symbol stands out from its colour', () => {
    for (const kind of [...KINDS, 'any'])
      expect(contrast(colour(light, `kind-${kind}`), colour(light, `on-${kind}`)), kind).toBeGreaterThanOrEqual(3);
    for (const theme of Object.values(THEMES))
      SEAT_SHAPES.forEach((shape, n) => {
        const [body, sign] = [colour(theme, `seat-${n + 1}`), colour(theme, `on-seat-${n + 1}`)];
        expect(contrast(body, sign), shape).toBeGreaterThanOrEqual(3);
      });
  });
});
