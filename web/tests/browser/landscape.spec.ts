// A phone held sideways: everything fits there, too.
import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { gameSights, houseSights } from './sights.ts';
import { sweep } from './sweep.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

// The usual width, and a small one.
const SIDEWAYS = [{ width: 844, height: 390 }, { width: 667, height: 375 }];

test('sideways everything fits at a table', async ({ page }) => {
  expect(await sweep(page, house, gameSights(house, page.request, 'europe'), ['en', 'fi'], SIDEWAYS)).toEqual([]);
});

test('sideways everything fits besides a game', async ({ page }) => {
  expect(await sweep(page, house, houseSights(house, page.request), ['en', 'fi'], SIDEWAYS)).toEqual([]);
});
