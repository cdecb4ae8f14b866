// After the game: the count and what can be done there, the replay, the picture of the result. One game is played for all of it.
import type { BrowserContext, Page } from '@playwright/test';
import { House } from './house.ts';
import { finish, openTable, settle } from './table.ts';
import { expect, test } from './test.ts';

const house = new House();
let id = '';
let mine: Awaited<ReturnType<BrowserContext['storageState']>>;
test.beforeAll(async ({ browser }) => {
  await house.open();
  const page = await browser.newPage();
  id = await openTable(page, house, 'amsterdam', { seats: ['you', 'level1', 'level1'] });
  await finish(page, house, id);
  mine = await page.context().storageState();
  await page.close();
});
test.afterAll(() => house.close());

/** what a phone's browser leaves of its screen */
const PHONE = { width: 390, height: 664 };

async function count(page: Page): Promise<void> {
  await settle(page);
  await page.context().addCookies(mine.cookies);
  await page.goto(`${house.url}t/${id}`);
  await page.getByRole('button', { name: 'Show result' }).click();
}

test('on a phone the answer about the shuffle is in sight', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await count(page);
  const ask = page.getByRole('button', { name: 'Check the shuffle' });
  // The lowest place where it can be pressed.
  await ask.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await ask.click();
  await expect(page.getByRole('status').filter({ hasText: 'follow from the seeds' })).toBeInViewport({ ratio: 1 });
});
