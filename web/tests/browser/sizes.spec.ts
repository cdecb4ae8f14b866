// Phones held sideways, tablets both ways, a small laptop: everything fits there, too.
import { expect } from '@playwright/test';
import { gameSights, houseSights, tableSights } from './sights.ts';
import { fits, sweep, test, UNTRACED } from './sweep.ts';

test.describe.configure({ mode: 'parallel' });
test.use(UNTRACED);

const CHECKS = [fits(['en', 'fi', 'is'])];

// Of each kind the usual size, and a small one.
const SIZES = {
  'on a phone sideways': [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ],
  'on a tablet': [
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
  ],
  'on a small laptop': [{ width: 1280, height: 720 }],
};

for (const [how, sizes] of Object.entries(SIZES)) {
  // The most players, and the longest names and prices.
  for (const board of ['europe', 'nordic'] as const) {
    test(`${how} everything fits in a game on ${board}`, async ({ house, page }) => {
      expect(await sweep(page, house, gameSights(house, page.request, board), CHECKS, sizes)).toEqual([]);
    });
  }

  test(`${how} everything fits at a table`, async ({ house, page }) => {
    expect(await sweep(page, house, tableSights(house, page.request), CHECKS, sizes)).toEqual([]);
  });

  test(`${how} everything fits besides a game`, async ({ house, page }) => {
    expect(await sweep(page, house, houseSights(house, page.request), CHECKS, sizes)).toEqual([]);
  });
}
