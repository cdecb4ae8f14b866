// A phone, by touch: a whole game, and controls that a finger can hit. (Routes: see the tests of the board.)
import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { playToTheEnd, quick } from './player.ts';

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
        const shown = box.width > 0 && getComputedStyle(each).visibility !== 'hidden' && getComputedStyle(each).opacity !== '0';
        return shown && (box.width < 24 || box.height < 24) ? [`${each.className} ${each.getAttribute('aria-label') ?? ''} ${Math.round(box.width)}x${Math.round(box.height)}`] : [];
      }),
    );
    expect(small).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    for (const tab of ['Contracts', 'Players', 'Log', 'Cards']) await page.getByRole('navigation').getByRole('button', { name: tab, exact: true }).tap();
  });
  expect(seen.claims).toBeGreaterThan(2);
});
