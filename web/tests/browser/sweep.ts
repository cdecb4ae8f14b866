// A look at views at several sizes: for text that does not fit or is not translated, in several languages, and for what axe
// finds fault with.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Request, ViewportSize } from '@playwright/test';
import { faults } from './axe.ts';
import { foreign } from './foreign.ts';
import { House } from './house.ts';
import { LONGEST, PLACE } from './longest.ts';
import { misfits } from './misfits.ts';
import type { Sight } from './sights.ts';
import { drawnAnew } from './table.ts';
import { expect, test as base } from './test.ts';

/** Each test has a house of its own, with the same games on every run: what is wrong is wrong for everybody. */
export const test = base.extend<{ house: House }>({
  house: async ({}, use) => {
    const house = new House(true);
    await house.open();
    await use(house);
    await house.close();
  },
});

export const LANGUAGES = readdirSync(join(import.meta.dirname, '../../../src/perron/words')).flatMap((file) =>
  file.endsWith('.ftl') ? [file.slice(0, -4)] : [],
);
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;
/** Phones held sideways, tablets both ways, a small laptop: of each kind the usual size, and a small one. */
export const OTHER_SIZES = {
  'on a phone sideways': [
    { width: 844, height: 390 },
    { width: 667, height: 375 },
  ],
  'on a tablet': [
    { width: 1024, height: 768 },
    { width: 768, height: 1024 },
  ],
  'on a small laptop': [{ width: 1280, height: 720 }],
};

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

export async function speak(page: Page, name: string): Promise<void> {
  const language = name === LONGEST ? PLACE : name;
  if ((await page.locator('html').getAttribute('lang')) === language) return;
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
    found.push(...(await faults(page, theme === 'dark')).map((fault) => `${theme}: ${fault}`));
  }
  return found;
};

const isPhone = ({ width, height }: ViewportSize): boolean => Math.min(width, height) < 600;

/** The same view at other sizes of the same kind, a phone's or not, without opening it again. */
export const atSizes =
  (sizes: readonly ViewportSize[], check: Check): Check =>
  async (page) => {
    const found: string[] = [];
    const before = page.viewportSize() ?? SIZES[0];
    for (const size of sizes.filter((each) => isPhone(each) === isPhone(before))) {
      await page.setViewportSize(size);
      await drawnAnew(page);
      found.push(...(await check(page)).map((fault) => `then ${size.width}: ${fault}`));
    }
    await page.setViewportSize(before);
    return found;
  };

/** What is measured when the page changes its size, and not when letters do: a page that is opened has it from the beginning. */
async function measuredAnew(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? SIZES[0];
  for (const size of [
    { width: width - 40, height: height - 40 },
    { width, height },
  ]) {
    await page.setViewportSize(size);
    await drawnAnew(page);
  }
}

/** The same view for a reader whose browser is set to letters twice as large. */
export const inLargeLetters =
  (check: Check): Check =>
  async (page) => {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.enable');
    const set = async (standard: number, fixed: number): Promise<void> => {
      await cdp.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
      await page.waitForFunction((px) => getComputedStyle(document.documentElement).fontSize === px, `${standard}px`);
      await measuredAnew(page);
    };
    await set(32, 26);
    const found = (await check(page)).map((fault) => `in large letters: ${fault}`);
    await set(16, 13);
    await cdp.detach();
    return found;
  };

/** The same view in the system's own colours. */
export const inForcedColours =
  (check: Check): Check =>
  async (page) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await drawnAnew(page);
    const found = (await check(page)).map((fault) => `in forced colours: ${fault}`);
    await page.emulateMedia({ forcedColors: null });
    return found;
  };

/** Waits until all that the page has asked for is there and drawn, and it asks for nothing more. */
function settling(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  const over = (request: Request): void => void asked.delete(request);
  page.on('request', (request) => asked.add(request));
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return async () => {
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect
      .poll(
        async () => {
          await drawnAnew(page);
          return [...asked].map((request) => request.url());
        },
        { intervals: [20] },
      )
      .toEqual([]);
  };
}

/** All that is wrong with these views, on a large screen and on a phone. */
export async function sweep(
  page: Page,
  house: House,
  sights: AsyncGenerator<Sight>,
  checks: Check[],
  sizes: readonly ViewportSize[] = SIZES,
): Promise<string[]> {
  const found: string[] = [];
  const settled = settling(page);
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
      await settled();
      await look?.(page);
      for (const check of checks) found.push(...(await check(page)).map((fault) => `${name} ${size.width} ${fault}`));
      // What was pressed may have been a setting.
      await page.evaluate(() => localStorage.removeItem('perron.settings'));
    }
  }
  return found;
}
