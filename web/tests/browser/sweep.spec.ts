// Every view, on a phone and on a large screen. In every language no text is cut off, outside the page, printed over
// other text or broken in two; light and dark there is nothing that axe finds fault with.
import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { BOARDS, gameSights, houseSights, tableSights } from './sights.ts';
import { accessible, fits, LANGUAGES, sweep } from './sweep.ts';

// Seven languages at each of so many views: four minutes for a board on two quiet cores.
test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });
const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const CHECKS = [fits(LANGUAGES), accessible];

for (const board of BOARDS) {
  test(`nothing is wrong with a game on ${board}`, async ({ page }) => {
    expect(await sweep(page, house, gameSights(house, page.request, board), CHECKS)).toEqual([]);
  });
}

test('nothing is wrong besides a game', async ({ page }) => {
  expect(await sweep(page, house, houseSights(house, page.request), CHECKS)).toEqual([]);
});

test('nothing is wrong at a table', async ({ page }) => {
  expect(await sweep(page, house, tableSights(house, page.request), CHECKS)).toEqual([]);
});
