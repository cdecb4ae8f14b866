// A slow line: the page is never empty, and what is seen first has its place already.
import type { Page, Route } from '@playwright/test';
import { House } from './house.ts';
import { chooseTickets } from './player.ts';
import { finish, openTable, settle } from './table.ts';
import { expect, test } from './test.ts';

const house = new House();
// What a service worker has kept or asks for by itself never meets a slow line here.
test.use({ serviceWorkers: 'block' });
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

type Box = { x: number; y: number; width: number; height: number };

/** How much of two boxes is the same. */
function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const both = Math.max(0, width) * Math.max(0, height);
  return both / (a.width * a.height + b.width * b.height - both);
}

/** What is asked for at these addresses waits until it is let through. */
async function holdUp(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let open = false;
  await page.route(address, async (route) => {
    if (open) await route.continue();
    else waiting.push(route);
  });
  return async () => {
    open = true;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const)
  test(`after Play now the outline of the table is there at once, at its size, ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page);
    await page.goto(house.url);
    await page.getByRole('radio', { name: /Europe/ }).check({ force: true });
    const code = await holdUp(page, /assets\/[Tt]able-.*\.js/);
    const board = await holdUp(page, /api\/boards\/europe/);
    await page.getByRole('button', { name: 'Play now' }).click();
    // The code of the table is on its way, and after it the board.
    const outline = page.locator('.laying .board');
    await expect(outline).toBeVisible();
    await expect(outline.getByText('Setting the table')).toBeVisible();
    const before = await outline.boundingBox();
    await code();
    await expect(outline).toBeVisible();
    await board();
    await expect(page.locator('.pick')).toBeVisible();
    await expect(outline).toHaveCount(0);
    const after = await page.locator('main.map').boundingBox();
    if (!before || !after) throw new Error('there is no map');
    expect(shared(before, after)).toBeGreaterThan(0.85);
  });

test('a replay on its way shows its outline, at its size', async ({ page }) => {
  await settle(page);
  const id = await openTable(page, house, 'amsterdam');
  await finish(page, house, id);
  const code = /assets\/Replay-.*\.js/;
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const steps = await holdUp(page, /api\/tables\/[^/]+\/replay/);
    const script = await holdUp(page, code);
    await page.goto(`${house.url}t/${id}/replay`);
    const outline = page.locator('.laying .board');
    await expect(outline.getByText('Setting the table')).toBeVisible();
    await script();
    // One outline gives way to another of the same kind when the code is there.
    let before: Box | null = null;
    await expect.poll(async () => (before = await outline.boundingBox())).not.toBe(null);
    await steps();
    await expect(page.locator('.board[data-ready]')).toBeVisible();
    await expect(outline).toHaveCount(0);
    const after = await page.locator('main.map').boundingBox();
    if (!before || !after) throw new Error('there is no map');
    expect(shared(before, after), `${width}`).toBeGreaterThan(0.85);
    await page.unrouteAll();
  }
});

test('what answers a press may come later than the table: every press counts, and what does not come can be asked for again', async ({
  page,
}) => {
  await settle(page, { draw: 'ask' });
  const address = /assets\/acting-.*\.js/;
  await page.route(address, (route) => route.abort());
  await page.goto(`${house.url}t/${await openTable(page, house, 'europe')}`);
  await expect(page.locator('.pick')).toBeVisible();
  await chooseTickets(page);
  const bar = page.locator('section.bar');
  await expect(bar).toContainText('Take two cards');
  await page.locator('[data-fly="slot-deck"]').click();
  await expect(page.getByRole('group', { name: 'Notice' })).toContainText('This part of the page did not arrive.');
  await expect(bar).toContainText('Take two cards');
  await page.unroute(address);
  const come = await holdUp(page, address);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('group', { name: 'Notice' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await come();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('button', { name: 'Take it' })).toBeVisible();
});
