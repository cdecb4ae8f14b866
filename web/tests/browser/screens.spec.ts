// Pictures of every view, at three sizes, light and dark. Only where PERRON_SCREENS names a folder;
// PERRON_SCREENS_ONLY names the views to take (home,europe-turn), PERRON_SCREENS_LANGUAGES the languages (en,fi).
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { House } from './house.ts';
import { BOARDS, gameSights, houseSights, tableSights, type Sight } from './sights.ts';
import { speak } from './sweep.ts';
import { test } from './test.ts';

const folder = process.env['PERRON_SCREENS'] ?? '';
const only = process.env['PERRON_SCREENS_ONLY']?.split(',') ?? null;
const languages = process.env['PERRON_SCREENS_LANGUAGES']?.split(',') ?? ['en'];
test.skip(folder === '', 'PERRON_SCREENS names no folder');

const house = new House();
test.beforeAll(async () => {
  await house.open();
  mkdirSync(folder, { recursive: true });
});
test.afterAll(() => house.close());

const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] } as const;

async function picture(browser: Browser, context: BrowserContext, sights: AsyncGenerator<Sight>): Promise<void> {
  test.setTimeout(900_000);
  for await (const { name, path, look } of sights) {
    if (only && !only.includes(name)) continue;
    const storageState = await context.storageState();
    for (const [label, [width, height]] of Object.entries(SIZES)) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const other = await browser.newContext({
          storageState,
          colorScheme,
          viewport: { width, height },
          deviceScaleFactor: 1,
          hasTouch: label === 'phone',
          reducedMotion: 'reduce',
        });
        const page = await other.newPage();
        await page.addInitScript(() =>
          localStorage.setItem('perron.settings', JSON.stringify({ name: 'Noor', draw: 'ask', language: 'en' })),
        );
        await page.goto(house.url + path);
        await page.locator('main, h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        await look?.(page);
        for (const language of languages) {
          await speak(page, language);
          await page.screenshot({
            path: join(folder, `${name}-${label}-${colorScheme}${language === 'en' ? '' : `-${language}`}.png`),
            animations: 'disabled',
          });
        }
        await other.close();
      }
    }
  }
}

for (const board of BOARDS) {
  test(`pictures of ${board}`, ({ browser, context }) =>
    picture(browser, context, gameSights(house, context.request, board)));
}

test('pictures of what there is besides a game', ({ browser, context }) =>
  picture(browser, context, houseSights(house, context.request)));

test('pictures of what a table shows besides', ({ browser, context }) =>
  picture(browser, context, tableSights(house, context.request)));
