// Claimed routes are told from free ones, and seats from each other: measured on what Chromium paints, in both drawings and
// themes and as people with a colour deficiency see it. docs/look says what the figures mean. PERRON_GLANCE=1 prints them all;
// PERRON_GLANCE=folder keeps the pictures there as well.
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { serveDemo } from '../board-demo/serve.mjs';
import { atAGlance, round, STANDS_OUT, told } from '../glance/judge';
import { CITIES, CONTROLS, grounds, measure, spotsOf } from '../glance/picture';
import { grouped, nearest, nearestSeats, quantile, salience } from '../glance/spots';
import { SIGHTS } from '../unit/colour';

/** The map as large as it is in a window of 1440x900 (there in the close drawing, except on the tall Nordic board) and of 390x844. */
const SIZES = { laptop: { width: 950, height: 640 }, phone: { width: 390, height: 480 } };
const THEMES = ['light', 'dark'];

/** Least CIEDE2000 between a claimed route and a free one as they are painted: in the overview a route of one space lies under its chip. */
const CLAIMED_FREE = { near: 9, far: 3.5 };
/** And between two seats. */
const TWO_SEATS = 10;

let demo: Awaited<ReturnType<typeof serveDemo>>;
test.beforeAll(async () => {
  demo = await serveDemo();
});
test.afterAll(() => demo.close());

async function open(page: Page, board: string, show: string, size: keyof typeof SIZES): Promise<void> {
  await page.setViewportSize(SIZES[size]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${demo.url}?board=${board}&show=${show}`);
  await page.waitForSelector('[data-ready]');
  await page.evaluate(() => document.fonts.ready);
}
const turnTo = (page: Page, theme: string) =>
  page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), theme);

/** Every route by some seat, or free. */
async function claimAll(page: Page, all: boolean): Promise<void> {
  await page.evaluate((all) => {
    (window as unknown as { demo: { claimAll(all: boolean): void } }).demo.claimAll(all);
  }, all);
  await expect(page.locator(`[data-route]:not([data-state=${all ? 'claimed' : 'free'}])`)).toHaveCount(0);
}

for (const board of ['europe', 'nordic', 'amsterdam'])
  for (const size of ['laptop', 'phone'] as const) {
    test(`on ${board} no claimed route looks like a free one, no seat like another (${size})`, async ({ page }) => {
      await open(page, board, 'free', size);
      const drawing = (await page.locator('.board').getAttribute('data-drawing')) as 'near' | 'far';
      for (const theme of THEMES) {
        await turnTo(page, theme);
        const ground = await grounds(page, 0, await spotsOf(page));
        await claimAll(page, false);
        const free = await measure(page, 0, ground, [CONTROLS, CITIES], await spotsOf(page));
        await claimAll(page, true);
        const claimed = await measure(page, 0, ground, [CONTROLS, CITIES], await spotsOf(page));
        for (const eye of SIGHTS) {
          const where = `${board} ${size} ${theme} ${eye}`;
          const routes = grouped(claimed, ({ route, seat }) => `${route} of ${seat! + 1}`, eye);
          const seats = grouped(claimed, ({ seat }) => `seat ${seat! + 1}`, eye);
          const mixed = nearest(
            routes,
            grouped(free, ({ route, kind }) => `${route} ${kind}`, eye),
          );
          const alike = nearestSeats(seats);
          const out = quantile(salience(claimed, eye), 0.1) / quantile(salience(free, eye), 0.5);
          if (told)
            console.log(
              `routes | ${where} | ${round(mixed.apart)} ${mixed.who} | ${round(alike.apart)} ${alike.who} | ${round(out)}`,
            );
          expect.soft(mixed.apart, `${where}: ${mixed.who}`).toBeGreaterThan(CLAIMED_FREE[drawing]);
          expect.soft(alike.apart, `${where}: ${alike.who}`).toBeGreaterThan(TWO_SEATS);
          expect.soft(out, `${where}: claimed routes stand out`).toBeGreaterThan(STANDS_OUT);
        }
      }
    });

    test(`late in a game on ${board} claimed routes are seen at a glance (${size})`, async ({ page }) => {
      await open(page, board, 'game', size);
      for (const theme of THEMES) {
        await turnTo(page, theme);
        if (told && told !== '1') await page.screenshot({ path: join(told, `${board}-${size}-${theme}.png`) });
        await atAGlance(page, `${board} ${size} ${theme}`, await spotsOf(page));
      }
    });
  }
