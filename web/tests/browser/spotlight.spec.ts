// Whose tracks are whose: a player pointed at or pressed stands alone on the map, by mouse, keys and finger.
import { House } from './house.ts';
import { chooseTickets } from './player.ts';
import { openTable, settle } from './table.ts';
import { expect, test } from './test.ts';

const house = new House(true);
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('a player pointed at, focused or pressed has the map, and lets go of it', async ({ page }) => {
  await settle(page);
  const id = await openTable(page, house, 'europe', { seats: ['you', 'level2'] });
  await page.goto(`${house.url}t/${id}`);
  await expect(page.locator('.pick')).toBeVisible();
  await chooseTickets(page);
  await page.waitForSelector('.board[data-ready]');
  const faded = page.locator('.playfield > svg:not(.hidden) .faded');
  await expect(faded).toHaveCount(0);
  const bot = page.getByRole('button', { name: /^Show on the map/ }).nth(1);
  await bot.hover();
  await expect(faded.first()).toBeAttached();
  await page.mouse.move(700, 5);
  await expect(faded).toHaveCount(0);
  await bot.click();
  await page.mouse.move(700, 5);
  await expect(bot).toHaveAttribute('aria-pressed', 'true');
  await expect(faded.first()).toBeAttached();
  await bot.click();
  await page.mouse.move(700, 5);
  await expect(faded).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(bot).toBeFocused();
  await expect(faded.first()).toBeAttached();
});
