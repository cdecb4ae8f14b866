// A look at views in several languages and sizes, for text that does not fit.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { House } from './house.ts';
import { misfits } from './misfits.ts';
import type { Sight } from './sights.ts';

export const LANGUAGES = readdirSync(join(import.meta.dirname, '../../../src/perron/words')).flatMap((file) => (file.endsWith('.ftl') ? [file.slice(0, -4)] : []));
const SIZES = [{ width: 1440, height: 900 }, { width: 390, height: 844 }];

/** As if it had been chosen in another window: the page follows. */
export async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'perron.settings';
    localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(localStorage.getItem(key) ?? '{}') as object), language: chosen }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // Two frames: one to lay the words out, one for what measures them.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Everything that does not fit, on a large screen and on a phone. */
export async function sweep(page: Page, house: House, sights: AsyncGenerator<Sight>, languages = LANGUAGES, sizes = SIZES): Promise<string[]> {
  const found: string[] = [];
  await page.addInitScript(() => {
    if (!localStorage.getItem('perron.settings')) localStorage.setItem('perron.settings', JSON.stringify({ name: 'Noor', draw: 'ask', motion: 'instant', language: 'en' }));
  });
  for await (const { name, path, look } of sights) {
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto('about:blank');
      await page.goto(house.url + path);
      await speak(page, 'en');
      await page.locator('main, h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      await look?.(page);
      for (const language of languages) {
        await speak(page, language);
        for (const { what, text, by } of await misfits(page)) found.push(`${name} ${size.width} ${language}: ${what}: ${text} | ${by}`);
      }
      // What was pressed may have been a setting.
      await page.evaluate(() => localStorage.removeItem('perron.settings'));
    }
  }
  return found;
}
