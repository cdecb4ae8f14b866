// Phones held sideways, tablets both ways, a small laptop: everything fits there, too.
import { gameSights, houseSights, tableSights } from './sights.ts';
import { fits, OTHER_SIZES, sweep, test } from './sweep.ts';
import { ALL, expect } from './test.ts';
import { hiddenWays } from './ways.ts';

test.describe.configure({ mode: 'parallel' });

const CHECKS = [fits(['en', 'fi', 'is']), hiddenWays];

for (const [how, sizes] of Object.entries(OTHER_SIZES)) {
  // The most players, and the longest names and prices.
  for (const board of ['europe', 'nordic'] as const) {
    test(`${how} everything fits in a game on ${board}`, { tag: ALL }, async ({ house, page }) => {
      expect(await sweep(page, house, gameSights(house, page.request, board), CHECKS, sizes)).toEqual([]);
    });
  }

  test(`${how} everything fits at a table`, { tag: ALL }, async ({ house, page }) => {
    expect(await sweep(page, house, tableSights(house, page.request), CHECKS, sizes)).toEqual([]);
  });

  test(`${how} everything fits besides a game`, { tag: ALL }, async ({ house, page }) => {
    expect(await sweep(page, house, houseSights(house, page.request), CHECKS, sizes)).toEqual([]);
  });
}
