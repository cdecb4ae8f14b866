// Every view in every language, on a phone and on a large screen: no text is cut off, outside the
// page, printed over other text or broken in two.
import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { BOARDS, gameSights, houseSights } from './sights.ts';
import { sweep } from './sweep.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

for (const board of BOARDS) {
  test(`every word fits in a game on ${board}`, async ({ page }) => {
    expect(await sweep(page, house, gameSights(house, page.request, board))).toEqual([]);
  });
}

test('every word fits besides a game', async ({ page }) => {
  expect(await sweep(page, house, houseSights(house, page.request))).toEqual([]);
});
