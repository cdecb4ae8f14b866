// How much a table weighs, and, where PERRON_SPEED names a number of rounds, how soon it answers a press on a slow
// machine: `npm run speed`. Times mean something only while nothing else runs.
import type { Page } from '@playwright/test';
import { House } from './house.ts';
import { chooseTickets, routePoint } from './player.ts';
import { openTable } from './table.ts';
import { expect, test } from './test.ts';

const rounds = Number(process.env['PERRON_SPEED'] ?? 0);
const KB = 1000;
// Whoever records what a page does slows it down.
test.use({ trace: 'off', serviceWorkers: 'allow' });
const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

async function seat(page: Page): Promise<void> {
  const id = await openTable(page, house, 'europe', { seats: ['you', 'level1', 'level1'] });
  await page.goto(`${house.url}t/${id}`);
  await expect(page.locator('.board[data-ready]')).toBeVisible();
}

declare global {
  /** when the table stood, by the clock of the page */
  var stood: number | undefined;
  var answered: number[];
}

/** What was loaded, how large as it travelled, and when it was asked for. */
const loads = (page: Page): Promise<{ name: string; size: number; at: number }[]> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((each) => {
      const { name, encodedBodySize, startTime } = each as PerformanceResourceTiming;
      return { name, size: encodedBodySize, at: startTime };
    }),
  );

test('a table weighs little', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector('.board[data-ready]')) return;
      globalThis.stood = performance.now();
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-ready'] });
  });
  await seat(page);
  // What comes when the table is laid, for whoever acts: it may still be on its way.
  await expect.poll(async () => (await loads(page)).filter(({ name }) => /\/acting-.*\.js$/.test(name)).length).toBe(1);
  await page.waitForLoadState('networkidle');
  const stood = await page.evaluate(() => globalThis.stood ?? NaN);
  const all = await loads(page);
  const sum = (list: { size: number }[]): number => list.reduce((n, { size }) => n + size, 0) / KB;
  const scripts = (list: typeof all): typeof all => list.filter(({ name }) => name.endsWith('.js'));
  const acting = Math.min(...all.filter(({ name }) => /\/acting-/.test(name)).map(({ at }) => at));
  const first = all.filter(({ at }) => at < Math.min(stood, acting));
  for (const [what, list] of Object.entries({ first, all }))
    console.log(
      `${what}: ${list.length} files, ${sum(list).toFixed(1)} kB; ${scripts(list).length} scripts, ${sum(scripts(list)).toFixed(1)} kB`,
    );
  expect(scripts(first).length).toBeGreaterThan(1);
  // Just above what there is: whoever adds to it looks first whether it can come later.
  expect(sum(scripts(first))).toBeLessThanOrEqual(80);
  expect(sum(first)).toBeLessThanOrEqual(190);
  expect(first.length).toBeLessThanOrEqual(12);
  const gzipped = await Promise.all(
    scripts(first).map(async ({ name }) =>
      Number((await page.request.get(name, { headers: { 'accept-encoding': 'gzip' } })).headers()['content-length']),
    ),
  );
  const gzip = gzipped.reduce((n, size) => n + size, 0) / KB;
  console.log(`first, for whoever takes gzip: ${gzip.toFixed(1)} kB of scripts`);
  expect(gzip).toBeLessThanOrEqual(90.5);
  expect(sum(scripts(all))).toBeLessThanOrEqual(96);
  expect(sum(all)).toBeLessThanOrEqual(210);
  expect(all.length).toBeLessThanOrEqual(20);
});

const PROFILES = [
  { name: 'phone', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  { name: 'laptop', viewport: { width: 1366, height: 768 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
];
for (const { name, ...options } of PROFILES) {
  test(`a press is answered soon on a ${name} four times slower`, async ({ browser }) => {
    test.skip(rounds === 0, 'PERRON_SPEED names no number of rounds');
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await seat(page);
    await chooseTickets(page);
    await expect(page.getByRole('heading', { name: /^Take two cards/ })).toBeVisible();
    // From the press to the next picture, as browsers count it for everybody's visits.
    await page.evaluate(() => {
      globalThis.answered = [];
      new PerformanceObserver((list) =>
        answered.push(
          ...list
            .getEntries()
            .filter((each) => (each as PerformanceEventTiming & { interactionId: number }).interactionId)
            .map(({ duration }) => duration),
        ),
      ).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });

    const click = (at: { x: number; y: number }): Promise<void> =>
      options.hasTouch ? page.touchscreen.tap(at.x, at.y) : page.mouse.click(at.x, at.y);
    const middle = async (selector: string): Promise<{ x: number; y: number }> => {
      const box = await page.locator(selector).first().boundingBox();
      if (!box) throw new Error(`nothing at ${selector}`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const close = (): Promise<void> => page.keyboard.press('Escape');
    const onRoute = async (): Promise<{ x: number; y: number }> => {
      const route = await routePoint(page, 'berlin-wien');
      if (!route) throw new Error('the route is not in sight');
      return route;
    };
    const presses = [
      {
        what: 'a card of the market',
        at: () => middle('[data-fly="slot-0"]'),
        shown: page.getByRole('button', { name: /^(Undo|Call back)/ }).first(),
      },
      { what: 'a route', at: onRoute, shown: page.locator('[data-route="berlin-wien"][aria-pressed=true]') },
      { what: 'the menu', at: () => middle('.tools button:last-child'), shown: page.getByRole('dialog') },
    ];
    const times: Record<string, number[]> = {};
    for (let n = 0; n < rounds; n++) {
      for (const { what, at, shown } of presses) {
        // A map may have moved for what was chosen before.
        const place = await at();
        await page.evaluate(() => (answered.length = 0));
        await click(place);
        await expect(shown).toBeVisible();
        // Told a picture later; a press that took less than 16 ms is not told at all.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
        );
        (times[what] ??= []).push(await page.evaluate(() => Math.max(16, ...answered)));
        await close();
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
        );
      }
    }
    const median = (list: number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? NaN;
    console.log(name);
    console.table(
      Object.entries(times).map(([what, list]) => ({
        what,
        median: median(list),
        longest: Math.max(...list),
        of: list.length,
      })),
    );
    for (const [what, list] of Object.entries(times)) expect.soft(median(list), what).toBeLessThanOrEqual(200);
    await context.close();
  });
}

test('what lies over the map changes without the style of the map being worked out anew', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await seat(page);
  await chooseTickets(page);
  await expect(page.getByRole('heading', { name: /^Take two cards/ })).toBeVisible();
  const drawn = await page.locator('.board .layer *').count();
  expect(drawn).toBeGreaterThan(1000);
  const cdp = await page.context().newCDPSession(page);
  const styled: number[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const { name, args } of value as unknown as { name: string; args?: { elementCount?: number } }[])
      if (name === 'UpdateLayoutTree') styled.push(args?.elementCount ?? 0);
  });
  const done = new Promise((end) => cdp.once('Tracing.tracingComplete', end));
  await cdp.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
  const bottom = (): Promise<string> =>
    page.locator('.board .controls').evaluate((controls) => getComputedStyle(controls).bottom);
  const before = await bottom();
  await page.locator('.sheet .grip').click();
  await expect.poll(bottom).not.toBe(before);
  await cdp.send('Tracing.end');
  await done;
  expect(styled.length).toBeGreaterThan(0);
  expect(Math.max(...styled)).toBeLessThan(drawn / 2);
});
