// In the system's own colours, as people with low vision set them, nothing is lost: what is chosen is seen, and everything fits.
import { chosenIsSeen } from './chosen.ts';
import { gameSights, houseSights, tableSights } from './sights.ts';
import { fits, sweep, test } from './sweep.ts';
import { ALL, expect } from './test.ts';

test.use({ forcedColors: 'active' });
test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page }) =>
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true),
);

const CHECKS = [fits(['en']), chosenIsSeen];

test('in a game', { tag: ALL }, async ({ house, page }) => {
  expect(await sweep(page, house, gameSights(house, page.request, 'europe'), CHECKS)).toEqual([]);
});

test('at a table', { tag: ALL }, async ({ house, page }) => {
  expect(await sweep(page, house, tableSights(house, page.request), CHECKS)).toEqual([]);
});

test('besides a game', { tag: ALL }, async ({ house, page }) => {
  expect(await sweep(page, house, houseSights(house, page.request), CHECKS)).toEqual([]);
});
