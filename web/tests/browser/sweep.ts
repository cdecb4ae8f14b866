// A look at views at several sizes: for text that does not fit or is not translated, in several languages, and for what axe
// finds fault with.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page, ViewportSize } from '@playwright/test';
import { foreign } from './foreign.ts';
import { House } from './house.ts';
import { misfits } from './misfits.ts';
import type { Sight } from './sights.ts';
import { drawnAnew } from './table.ts';
import { test as base } from './test.ts';

/** Each test has a house of its own, with the same games on every run: what is wrong is wrong for everybody. */
export const test = base.extend<{ house: House }>({
  house: async ({}, use) => {
    const house = new House(true);
    await house.open();
    await use(house);
    await house.close();
  },
});

/** A sweep says in words what it finds; a trace of so many views takes a sixth of the time. */
export const UNTRACED = { trace: 'off' } as const;

export const LANGUAGES = readdirSync(join(import.meta.dirname, '../../../src/perron/words')).flatMap((file) =>
  file.endsWith('.ftl') ? [file.slice(0, -4)] : [],
);
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** As if it had been chosen in another window: the page follows. */
async function choose(page: Page, choices: object): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'perron.settings';
    localStorage.setItem(
      key,
      JSON.stringify({ ...(JSON.parse(localStorage.getItem(key) ?? '{}') as object), ...chosen }),
    );
    dispatchEvent(new StorageEvent('storage', { key }));
  }, choices);
}

export async function speak(page: Page, language: string): Promise<void> {
  await choose(page, { language });
  await page.waitForFunction((chosen) => document.documentElement.lang === chosen, language);
  await drawnAnew(page);
}

/** What is wrong with the view that is open. */
export type Check = (page: Page) => Promise<string[]>;

export const fits =
  (languages: string[]): Check =>
  async (page) => {
    const found: string[] = [];
    for (const language of languages) {
      await speak(page, language);
      for (const { what, text, by } of await misfits(page)) found.push(`${language}: ${what}: ${text} | ${by}`);
      for (const text of await foreign(page, language)) found.push(`${language}: English: ${text}`);
    }
    return found;
  };

/** As axe sees it: everything, and the contrast once more in the dark. */
export const accessible: Check = async (page) => {
  const found: string[] = [];
  for (const theme of ['light', 'dark']) {
    await choose(page, { theme });
    await page.waitForFunction((chosen) => document.documentElement.dataset['theme'] === chosen, theme);
    await drawnAnew(page);
    // What the other mode is for, frames of strangers, we have none of; it takes three times as long.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await (theme === 'light' ? axe.withTags(TAGS) : axe.withRules('color-contrast')).analyze();
    for (const { id, nodes } of violations)
      found.push(...nodes.map((node) => `${theme}: ${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`));
  }
  return found;
};

/** All that is wrong with these views, on a large screen and on a phone. */
export async function sweep(
  page: Page,
  house: House,
  sights: AsyncGenerator<Sight>,
  checks: Check[],
  sizes: readonly ViewportSize[] = SIZES,
): Promise<string[]> {
  const found: string[] = [];
  await page.addInitScript(() => {
    // The empty page in between keeps nothing.
    if (location.protocol !== 'about:' && !localStorage.getItem('perron.settings'))
      localStorage.setItem(
        'perron.settings',
        JSON.stringify({ name: 'Noor', draw: 'ask', motion: 'instant', language: 'en' }),
      );
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
      for (const check of checks) found.push(...(await check(page)).map((fault) => `${name} ${size.width} ${fault}`));
      // What was pressed may have been a setting.
      await page.evaluate(() => localStorage.removeItem('perron.settings'));
    }
  }
  return found;
}
