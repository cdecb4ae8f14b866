// A phone's sheet lies over the map: at its three stops, by finger, by key and by press.
import { House } from './house.ts';
import { sitDown } from './player.ts';
import { drawnAnew } from './table.ts';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';

const house = new House();
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const sheet = (page: Page) => page.locator('.sheet');
const grip = (page: Page) => page.locator('.sheet .grip');
const box = async (page: Page, what: string) => (await page.locator(what).boundingBox())!;

async function begin(page: Page, board: string, still = true): Promise<void> {
  await sitDown(page, house, board, still ? {} : { motion: 'system' });
  await expect(sheet(page)).toHaveAttribute('data-stop', 'half');
}

async function drag(page: Page, by: number): Promise<void> {
  const at = await box(page, '.sheet .grip');
  const x = at.x + at.width / 2;
  const y = at.y + at.height / 2;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let n = 1; n <= 8; n++) await page.mouse.move(x, y + (by * n) / 8);
  await page.mouse.up();
}

test('the map has the same size, and the same drawing, at all three stops', async ({ page }) => {
  await begin(page, 'europe');
  const map = await box(page, 'main.map');
  const scale = () =>
    page.locator('.board .layer').evaluate((layer) => new DOMMatrix(getComputedStyle(layer).transform).a);
  const drawn = await scale();
  const heights: number[] = [];
  for (const [stop, press] of [
    ['peek', 'Make room for the map'],
    ['half', 'Open the sheet'],
    ['full', 'Open the sheet to its full height'],
  ] as const) {
    await page.getByRole('button', { name: press, exact: true }).click();
    await expect(sheet(page)).toHaveAttribute('data-stop', stop);
    await drawnAnew(page);
    expect(await box(page, 'main.map'), stop).toEqual(map);
    expect(await scale(), stop).toBeCloseTo(drawn);
    const lies = await box(page, '.sheet');
    expect(lies.y + lies.height, stop).toBeCloseTo(map.y + map.height, 0);
    heights.push(lies.height);
  }
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(heights[2]! / map.height).toBeGreaterThan(0.9);
});

test('the sheet is dragged by its grip, and follows the finger', async ({ page }) => {
  await begin(page, 'europe');
  await drag(page, 260);
  await expect(sheet(page)).toHaveAttribute('data-stop', 'peek');
  await drag(page, -300);
  await expect(sheet(page)).toHaveAttribute('data-stop', 'half');
  await drag(page, -600);
  await expect(sheet(page)).toHaveAttribute('data-stop', 'full');
  const at = await box(page, '.sheet .grip');
  await page.mouse.move(at.x + 44, at.y + 12);
  await page.mouse.down();
  await page.mouse.move(at.x + 44, at.y + 112, { steps: 4 });
  await drawnAnew(page);
  const followed = await box(page, '.sheet .grip');
  expect(followed.y - at.y).toBeGreaterThan(80);
  await page.mouse.up();
});

/** How high the sheet is in sight at its next frames, from the moment when its grip is pressed until it rests. */
const glided = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const sheet = document.querySelector<HTMLElement>('.sheet')!;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const seen = () => sheet.parentElement!.getBoundingClientRect().bottom - sheet.getBoundingClientRect().top;
    const heights = [seen()];
    sheet.querySelector<HTMLElement>('.grip')!.click();
    await frame();
    do {
      heights.push(seen());
      await frame();
    } while (sheet.getAnimations().length);
    return [...heights, seen()];
  });

test('the sheet glides from stop to stop, and is there at once where nothing is to move', async ({ page }) => {
  await begin(page, 'europe', false);
  for (const stop of ['peek', 'half']) {
    const heights = await glided(page);
    await expect(sheet(page)).toHaveAttribute('data-stop', stop);
    const [first, last] = [heights[0]!, heights.at(-1)!];
    expect(Math.abs(first - last)).toBeGreaterThan(60);
    expect(heights[1], `${heights.join()}`).not.toBeCloseTo(last, 0);
    // One way, without a jump back.
    expect(heights).toEqual([...heights].sort((a, b) => (stop === 'peek' ? b - a : a - b)));
  }
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const heights = await glided(page);
  await expect(sheet(page)).toHaveAttribute('data-stop', 'peek');
  expect(heights[1]).toBeCloseTo(heights.at(-1)!, 0);
});

test('keys move the sheet from stop to stop, and the map in sight when the focus goes there', async ({ page }) => {
  await begin(page, 'europe');
  await grip(page).focus();
  await page.keyboard.press('ArrowUp');
  await expect(sheet(page)).toHaveAttribute('data-stop', 'full');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(sheet(page)).toHaveAttribute('data-stop', 'peek');
  await expect(grip(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toHaveAttribute('data-stop', 'half');
  await page.keyboard.press('ArrowUp');
  await page.locator('[data-route][tabindex="0"]').first().focus();
  await expect(sheet(page)).toHaveAttribute('data-stop', 'half');
});

for (const [board, route] of [
  ['europe', 'athina-smyrna-1'],
  ['nordic', null],
] as const)
  test(`a chosen route lies in the part of the map that is free: ${board}`, async ({ page }) => {
    await begin(page, board);
    const southern = await page.evaluate(
      (named) =>
        named && document.querySelector(`[data-route="${named}"]`)
          ? named
          : [...document.querySelectorAll('[data-route]')]
              .map((each) => ({ id: each.getAttribute('data-route') ?? '', y: each.getBoundingClientRect().bottom }))
              .sort((a, b) => b.y - a.y)[0]!.id,
      route,
    );
    await page.locator(`[data-route="${southern}"]`).first().dispatchEvent('click');
    await expect(page.locator('[data-route][aria-pressed=true]')).toHaveAttribute('data-route', southern);
    await expect
      .poll(async () => {
        const chosen = await box(page, `[data-route="${southern}"]`);
        const lies = await box(page, '.sheet');
        return chosen.y + chosen.height / 2 < lies.y - 8 && chosen.y > 90;
      })
      .toBe(true);
  });

for (const board of ['europe', 'nordic', 'amsterdam'] as const)
  test(`the first frame shows the cities of my tickets, with their names: ${board}`, async ({ page }) => {
    await begin(page, board);
    const found = await page.evaluate(() => {
      const map = document.querySelector('main.map')!.getBoundingClientRect();
      const bottom = document.querySelector('.sheet')!.getBoundingClientRect().top;
      const names = new Set([...document.querySelectorAll('.names text.strong')].map((name) => name.textContent));
      const ends = [...document.querySelectorAll('.city:has(.end)')];
      const outside = ends.flatMap((each) => {
        const { left, right, top, bottom: low } = each.getBoundingClientRect();
        const inside = left >= map.left && right <= map.right && top >= map.top && low <= bottom;
        return inside ? [] : [each.getAttribute('data-city')];
      });
      return { ends: ends.length, names: names.size, outside };
    });
    expect(found.outside).toEqual([]);
    expect(found.ends).toBeGreaterThan(1);
    expect(found.names).toBe(found.ends);
  });
