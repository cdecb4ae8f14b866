// A phone, by touch: a whole game, and controls that a finger can hit. (Routes: see the tests of the board.)
import { House } from './house.ts';
import { chooseTickets, playToTheEnd, quick, routePoint } from './player.ts';
import { openTable, settle } from './table.ts';
import { expect, test } from './test.ts';

const house = new House();
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('a whole game on a phone by touch', async ({ page }) => {
  await quick(page);
  await page.goto(house.url);
  await page.getByRole('radio', { name: /Amsterdam/ }).tap();
  for (const seat of [2, 3]) await page.getByLabel(`Who plays seat ${seat}`).selectOption('level1');
  await page.getByRole('button', { name: 'Play now' }).tap();
  await expect(page.locator('.pick')).toBeVisible();

  let measured = false;
  const seen = await playToTheEnd(page, true, async () => {
    if (measured || (await page.locator('.pick').count())) return;
    measured = true;
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a, select, input')].flatMap((each) => {
        const box = each.getBoundingClientRect();
        const shown =
          box.width > 0 && getComputedStyle(each).visibility !== 'hidden' && getComputedStyle(each).opacity !== '0';
        return shown && (box.width < 24 || box.height < 24)
          ? [
              `${each.className} ${each.getAttribute('aria-label') ?? ''} ${Math.round(box.width)}x${Math.round(box.height)}`,
            ]
          : [];
      }),
    );
    expect(small).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    for (const tab of ['Contracts', 'Players', 'Log', 'Cards'])
      await page.getByRole('navigation').getByRole('button', { name: tab, exact: true }).tap();
  });
  expect(seen.claims).toBeGreaterThan(2);
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
