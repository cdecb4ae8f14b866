// Every view in every language, on a phone and on a large screen: no text is cut off, outside the
// page or printed over other text.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { House } from './house.ts';
import { misfits } from './misfits.ts';
import { BOARDS, gameSights, houseSights, type Sight } from './sights.ts';

const LANGUAGES = readdirSync(join(import.meta.dirname, '../../../src/perron/words')).flatMap((file) => (file.endsWith('.ftl') ? [file.slice(0, -4)] : []));
const SIZES = [{ width: 1440, height: 900 }, { width: 390, height: 844 }];

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** As if it had been chosen in another window: the page follows. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'perron.settings';
    localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(localStorage.getItem(key) ?? '{}') as object), language: chosen }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // Two frames: one to lay the words out, one for what measures them.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function sweep(page: Page, sights: AsyncGenerator<Sight>): Promise<string[]> {
  const found: string[] = [];
  await page.addInitScript(() => {
    if (!localStorage.getItem('perron.settings')) localStorage.setItem('perron.settings', JSON.stringify({ name: 'Noor', draw: 'ask', motion: 'instant', language: 'en' }));
  });
  for await (const { name, path, look } of sights) {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await page.goto(house.url + path);
      await speak(page, 'en');
      await page.locator('main, h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      await look?.(page);
      for (const language of LANGUAGES) {
        await speak(page, language);
        // The map's own words are measured for every language in board-names.test.ts.
        for (const { map, what, text, by } of await misfits(page)) if (!map) found.push(`${name} ${size.width} ${language}: ${what}: ${text} | ${by}`);
      }
    }
  }
  return found;
}

for (const board of BOARDS) {
  test(`every word fits in a game on ${board}`, async ({ page }) => {
    expect(await sweep(page, gameSights(house, page.request, board))).toEqual([]);
  });
}

test('every word fits besides a game', async ({ page }) => {
  expect(await sweep(page, houseSights(house, page.request))).toEqual([]);
});
