// A reader whose browser is set to letters twice as large: everything can still be read.
import config from '../../playwright.config.ts';
import { gameSights, houseSights, tableSights, type Sight } from './sights.ts';
import { fits, LANGUAGES, sweep, test } from './sweep.ts';
import { ALL, expect } from './test.ts';

const launch = config.use?.launchOptions ?? {};
test.use({
  launchOptions: {
    ...launch,
    args: [...(launch.args ?? []), '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
  },
});

test.describe.configure({ mode: 'parallel' });

const CHECKS = [fits(LANGUAGES)];

test('letters are twice as large', async ({ house, page }) => {
  await page.goto(house.url);
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
});

test('in a game everything fits when letters are twice as large', { tag: ALL }, async ({ house, page }) => {
  expect(await sweep(page, house, gameSights(house, page.request, 'europe'), CHECKS)).toEqual([]);
});

test('at a table everything fits when letters are twice as large', { tag: ALL }, async ({ house, page }) => {
  expect(await sweep(page, house, tableSights(house, page.request), CHECKS)).toEqual([]);
});

async function* besides(sights: AsyncGenerator<Sight>): AsyncGenerator<Sight> {
  yield* sights;
  for (const chapter of ['aim', 'tunnels']) yield { name: `learn-${chapter}`, path: `learn/europe/${chapter}` };
}

test('besides a game everything fits when letters are twice as large', { tag: ALL }, async ({ house, page }) => {
  expect(await sweep(page, house, besides(houseSights(house, page.request)), CHECKS)).toEqual([]);
});
