// Every view, on a phone and on a large screen. In every language no text is cut off, outside the page, printed over
// other text or broken in two; light and dark there is nothing that axe finds fault with. (The gate: every-view.spec.ts.)
import { BOARDS, gameSights, houseSights, tableSights } from './sights.ts';
import { accessible, fits, LANGUAGES, sweep, test } from './sweep.ts';
import { ALL, expect } from './test.ts';

// Seven languages at each of so many views: four minutes for a board on two quiet cores.
test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });

const CHECKS = [fits(LANGUAGES), accessible];

for (const board of BOARDS) {
  test(`nothing is wrong with a game on ${board}`, { tag: ALL }, async ({ house, page }) => {
    expect(await sweep(page, house, gameSights(house, page.request, board), CHECKS)).toEqual([]);
  });
}

test('nothing is wrong besides a game', { tag: ALL }, async ({ house, page }) => {
  expect(await sweep(page, house, houseSights(house, page.request), CHECKS)).toEqual([]);
});

test('nothing is wrong at a table', { tag: ALL }, async ({ house, page }) => {
  expect(await sweep(page, house, tableSights(house, page.request), CHECKS)).toEqual([]);
});
