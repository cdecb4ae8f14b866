// Claimed routes are told from free ones, and seats from each other: measured on what Chromium paints, in both drawings and
// themes and as people with a colour deficiency see it. docs/look says what the figures mean. PERRON_GLANCE=1 prints them all;
// PERRON_GLANCE=folder keeps the pictures there as well.
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { serveDemo } from '../board-demo/serve.mjs';
import { CITIES, CONTROLS, grounds, measure } from '../glance/picture';
import { grouped, nearest, nearestSeats, quantile, salience, type Eye, type Measured } from '../glance/spots';
import { SIGHTS } from '../unit/colour';

/** The map as large as it is in a window of 1440x900 (there in the close drawing, except on the tall Nordic board) and of 390x844. */
const SIZES = { laptop: { width: 950, height: 640 }, phone: { width: 390, height: 480 } };
const THEMES = ['light', 'dark'];

/** Least CIEDE2000 between a claimed route and a free one as they are painted: in the overview a route of one space lies under its chip. */
const CLAIMED_FREE = { near: 9, far: 3.5 };
/** And between two seats. */
const TWO_SEATS = 10;
/** At a glance: a picture blurred as by a passing look. */
const BLUR = 3;
const STANDS_OUT = 1.5;
const APART = 10;

const told = process.env['PERRON_GLANCE'];
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

const of = (spots: Measured[], claimed: boolean) => spots.filter(({ seat }) => (seat !== null) === claimed);
const round = (value: number) => value.toFixed(2);

for (const board of ['europe', 'nordic', 'amsterdam'])
  for (const size of ['laptop', 'phone'] as const) {
    test(`on ${board} no claimed route looks like a free one, no seat like another (${size})`, async ({ page }) => {
      await open(page, board, 'free', size);
      const drawing = (await page.locator('.board').getAttribute('data-drawing')) as 'near' | 'far';
      for (const theme of THEMES) {
        await turnTo(page, theme);
        const ground = await grounds(page, 0);
        await claimAll(page, false);
        const free = await measure(page, 0, ground, [CONTROLS, CITIES]);
        await claimAll(page, true);
        const claimed = await measure(page, 0, ground, [CONTROLS, CITIES]);
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
        const spots = await measure(page, BLUR, await grounds(page, BLUR), [CONTROLS]);
        for (const eye of [...SIGHTS, 'greyscale'] satisfies Eye[]) {
          const where = `${board} ${size} ${theme} ${eye}`;
          const weak = quantile(salience(of(spots, true), eye), 0.1);
          const free = quantile(salience(of(spots, false), eye), 0.5);
          const seats = grouped(of(spots, true), ({ seat }) => `seat ${seat! + 1}`, eye);
          const alike = nearestSeats(seats);
          const mixed = nearest(
            seats,
            grouped(of(spots, false), ({ kind }) => kind, eye),
          );
          if (told)
            console.log(
              `glance | ${where} | ${round(weak)} : ${round(free)} = ${round(weak / free)} | ` +
                `${round(alike.apart)} ${alike.who} | ${round(mixed.apart)} ${mixed.who}`,
            );
          expect.soft(weak / free, `${where}: claimed spaces stand out`).toBeGreaterThanOrEqual(STANDS_OUT);
          if (eye === 'greyscale') continue;
          expect.soft(alike.apart, `${where}: ${alike.who}`).toBeGreaterThanOrEqual(APART);
          expect.soft(mixed.apart, `${where}: ${mixed.who}`).toBeGreaterThanOrEqual(APART);
        }
      }
    });
  }
