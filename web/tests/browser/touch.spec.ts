// A phone, by touch: a whole game, and controls that a finger can hit. (Routes: see the tests of the board.)
import { House } from './house.ts';
import { chooseTickets, playToTheEnd, quick, routePoint } from './player.ts';
import { finish, openTable, settle } from './table.ts';
import { ALL, expect, test } from './test.ts';

const house = new House();
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('a whole game on a phone by touch', { tag: ALL }, async ({ page }) => {
  await quick(page);
  await page.goto(house.url);
  await page.getByRole('radio', { name: /Amsterdam/ }).tap();
  for (const seat of [2, 3]) await page.getByLabel(`Who plays seat ${seat}`).selectOption('level1');
  await page.getByRole('button', { name: 'Play now' }).tap();
  await expect(page.locator('.pick')).toBeVisible();

  const seen = await playToTheEnd(page, true);
  expect(seen.claims).toBeGreaterThan(2);
});

test('controls are large enough for a finger, and none is off the page', async ({ page }) => {
  await settle(page);
  await page.goto(`${house.url}t/${await openTable(page, house, 'amsterdam')}`);
  await expect(page.locator('.pick')).toBeVisible();
  await chooseTickets(page);
  await expect(page.locator('.board[data-ready]')).toBeVisible();
  for (const tab of ['Contracts', 'Players', 'Log', 'Cards']) {
    await page.getByRole('navigation').getByRole('button', { name: tab, exact: true }).tap();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a, select, input')].flatMap((each) => {
        const { width, height } = each.getBoundingClientRect();
        const { visibility, opacity } = getComputedStyle(each);
        const shown = width > 0 && visibility !== 'hidden' && opacity !== '0';
        return shown && (width < 24 || height < 24)
          ? [`${each.className} ${each.getAttribute('aria-label') ?? ''} ${Math.round(width)}x${Math.round(height)}`]
          : [];
      }),
    );
    expect.soft(small, tab).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wide, tab).toBeLessThanOrEqual(0);
  }
});

test('of routes under one finger each is a tap away, there and back', async ({ page }) => {
  await settle(page);
  const id = await openTable(page, house, 'europe');
  await page.goto(`${house.url}t/${id}`);
  await expect(page.locator('.pick')).toBeVisible();
  await chooseTickets(page);
  await expect(page.locator('.board[data-ready]')).toBeVisible();
  const at = await routePoint(page, 'berlin-frankfurt-1');
  if (!at) throw new Error('the route is not in sight');
  await page.touchscreen.tap(at.x, at.y);
  const chosen = page.locator('[data-route][aria-pressed=true]');
  await expect(chosen).toHaveAttribute('data-route', /^berlin-frankfurt-/);
  const first = (await chosen.getAttribute('data-route')) ?? '';
  await page.getByRole('button', { name: 'The next route under the same finger' }).tap();
  await expect(chosen).not.toHaveAttribute('data-route', first);
  await page.getByRole('button', { name: 'The route before, under the same finger' }).tap();
  await expect(chosen).toHaveAttribute('data-route', first);
});

test('a finger on a map scrolls the page around it, in the rules and in the count', async ({ page, context }) => {
  const device = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints });
  const scrolls = async (): Promise<void> => {
    const map = page.locator('.board[data-ready]').first();
    await map.evaluate((board) => board.scrollIntoView({ block: 'end' }));
    const before = await page.evaluate(() => {
      scrollTo({ top: Math.max(0, scrollY - 200), behavior: 'instant' });
      return scrollY;
    });
    const box = await map.boundingBox();
    if (!box) throw new Error('there is no map');
    const x = box.x + box.width / 2;
    const y = Math.min(box.y + box.height, 844) - 20;
    await touch('touchStart', { x, y });
    for (let up = 10; up <= 200; up += 10) await touch('touchMove', { x, y: y - up });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
  };
  await settle(page);
  await page.goto(`${house.url}learn/amsterdam`);
  await scrolls();

  const id = await openTable(page, house, 'amsterdam');
  await finish(page, house, id);
  await page.goto(`${house.url}t/${id}`);
  await page.getByRole('button', { name: 'Show result' }).tap();
  await scrolls();
});
