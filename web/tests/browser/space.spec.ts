// Room for the map: what lies over it, beside it, and what does not change it.
import { House } from './house.ts';
import { sitDown } from './player.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** Cities whose dot or badge lies under a zoom button, and what else there is to press on the map. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('.controls button')]
      .filter((each) => getComputedStyle(each).visibility === 'visible')
      .map((each) => each.getBoundingClientRect());
    const under = (mark: Element): boolean => {
      const box = mark.getBoundingClientRect();
      return buttons.some(
        (each) => each.left < box.right && each.right > box.left && each.top < box.bottom && each.bottom > box.top,
      );
    };
    const cities = [...document.querySelectorAll('.playfield > svg:not(.hidden) .city')].filter((city) =>
      [...city.querySelectorAll('.dot, .end rect, .edge')].some(under),
    );
    const others = [...document.querySelectorAll('.board [data-control]:not(.controls)')].filter(under);
    return [...cities.map((each) => each.getAttribute('data-city') ?? ''), ...others.map((each) => each.className)];
  });

for (const board of ['europe', 'nordic', 'amsterdam'] as const)
  test(`no zoom button lies over a city or a badge, and none is there in vain: ${board}`, async ({ page }) => {
    await sitDown(page, house, board);
    const closer = page.getByRole('button', { name: 'Zoom in' });
    const further = page.getByRole('button', { name: 'Zoom out' });
    const whole = page.getByRole('button', { name: 'Show the whole board' });
    for (const [width, height] of [
      [390, 844],
      [1024, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => covered(page), `${width}, at first`).toEqual([]);
      // The map finds its first view for this size in a moment, which may be now.
      await expect(async () => {
        if (await whole.isVisible()) await whole.click();
        await expect(further).toBeHidden({ timeout: 500 });
      }).toPass();
      await expect(whole).toBeHidden();
      await page.mouse.move(2, 2);
      await expect.poll(() => covered(page), `${width}, whole`).toEqual([]);
      await closer.click();
      await expect(further).toBeVisible();
      await page.mouse.move(2, 2);
      await expect.poll(() => covered(page), `${width}, closer`).toEqual([]);
      // They stay under the pointer that presses on, and take what it presses once too often.
      await closer.hover();
      const at = (await closer.boundingBox())!;
      const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
      for (let n = 0; n < 4; n++) await page.mouse.click(x, y);
      await expect(closer).toBeHidden();
      await expect(further).toBeFocused();
      const pressed = ([left, top]: number[]) =>
        document.elementFromPoint(left!, top!)?.closest('[data-control]') !== null;
      expect(await page.evaluate(pressed, [x, y])).toBe(true);
      await page.mouse.move(2, 2);
      await expect.poll(() => covered(page), `${width}, closest`).toEqual([]);
      await whole.click();
      await expect(closer).toBeFocused();
      await page.mouse.move(2, 2);
    }
  });

test('a tall board has the bar and the hand beside it, and is drawn close on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, house, 'nordic');
  await expect(page.locator('.board')).toHaveAttribute('data-drawing', 'near');
  const map = (await page.locator('main.map').boundingBox())!;
  const bar = (await page.locator('section.bar').boundingBox())!;
  expect(bar.x).toBeGreaterThanOrEqual(map.x + map.width - 1);
  expect(map.y + map.height).toBeGreaterThan(890);

  // What is mine stands over the hand, without a gap and in sight, also while a route is being paid for.
  const mine = page.getByRole('region', { name: 'Your tickets' });
  const hand = (await page.getByRole('toolbar', { name: 'Your cards' }).boundingBox())!;
  expect(bar.y + bar.height).toBeCloseTo(hand.y, -1);
  const tickets = (await mine.boundingBox())!;
  expect(tickets.x).toBeGreaterThanOrEqual(map.x + map.width - 1);
  expect(tickets.y).toBeLessThan(map.y + 10);
  await page.locator('[data-route][aria-label*="you can claim it"]').first().dispatchEvent('click');
  await expect(page.locator('section.bar .opts')).toBeVisible();
  await expect(mine.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Claim/ })).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const)
  test(`a banner changes neither the size of the map nor its drawing: ${width}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await sitDown(page, house, 'europe');
    const before = await page.locator('main.map').boundingBox();
    const layer = page.locator('.board .layer');
    const drawn = await layer.getAttribute('style');
    await context.setOffline(true);
    await expect(page.locator('.banner.info')).toBeVisible();
    expect(await page.locator('main.map').boundingBox()).toEqual(before);
    if (width > 390) expect(await layer.getAttribute('style')).toBe(drawn);
    await context.setOffline(false);
  });
