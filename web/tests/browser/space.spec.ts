// Room for the map: what lies over it, beside it, and what does not change it.
import { House } from './house.ts';
import { sitDown } from './player.ts';
import { expect, test } from './test.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('a tall board has the bar and the hand beside it, and is drawn close on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await sitDown(page, house, 'nordic');
  await expect(page.locator('.board')).toHaveAttribute('data-drawing', 'near');
  const map = (await page.locator('main.map').boundingBox())!;
  const bar = (await page.locator('section.bar').boundingBox())!;
  expect(bar.x).toBeGreaterThanOrEqual(map.x + map.width - 1);
  expect(map.y + map.height).toBeGreaterThan(890);
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
