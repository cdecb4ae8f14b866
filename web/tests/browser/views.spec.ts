// What else a table shows: people who watch, a chat, a clock, a page without a network.
import { expect, test } from '@playwright/test';
import { House } from './house.ts';
import { chooseTickets } from './player.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const table = (more: object) => ({ board: 'amsterdam', seats: ['you', 'level1'], name: 'Noor', clock: { kind: 'none' }, starter: 0, chat: true, watch: true, stand_in: 'level4', start: true, ...more });

test('a spectator follows and can do nothing', async ({ page, browser }) => {
  const reply = await page.request.post(`${house.url}api/tables`, { headers: { origin: new URL(house.url).origin }, data: table({}) });
  const { table: made } = (await reply.json()) as { table: { id: string } };
  await page.goto(`${house.url}t/${made.id}`);
  await chooseTickets(page);

  const other = await browser.newPage();
  await other.goto(`${house.url}t/${made.id}`);
  await expect(other.getByText('Watching')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Draw contracts' })).toHaveCount(0);
  await expect(other.locator('footer.hand')).toHaveCount(0);
  await other.locator('[data-fly="slot-deck"]').click({ force: true });
  await expect(other.getByRole('group', { name: 'Notice' })).toContainText('watching');

  // What one says, the other reads.
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByPlaceholder('Say something').fill('Good evening');
  await page.getByRole('button', { name: 'Send' }).click();
  await other.getByRole('tab', { name: /Chat/ }).click();
  await expect(other.getByText('Good evening')).toBeVisible();
  await other.close();
});

test('a clock runs where one was agreed', async ({ page }) => {
  const reply = await page.request.post(`${house.url}api/tables`, { headers: { origin: new URL(house.url).origin }, data: table({ clock: { kind: 'live', seconds: 600, increment: 15 } }) });
  const { table: made } = (await reply.json()) as { table: { id: string } };
  await page.goto(`${house.url}t/${made.id}`);
  await expect(page.locator('.status .pill')).toContainText(/\d+:\d\d/);
  await chooseTickets(page);
  const read = async () => (await page.locator('.status .pill').innerText()).trim();
  const before = await read();
  await expect.poll(read).not.toBe(before);
});

test('the shell opens without a network, and says so', async ({ page, context }) => {
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.waitForTimeout(500);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Perron' })).toBeVisible();
  await expect(page.getByText('The server does not answer')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The server does not answer')).toHaveCount(0);
});

test('settings are kept: dark, instant, sounds', async ({ page }) => {
  await page.goto(house.url);
  await page.getByRole('button', { name: 'Settings' }).locator('visible=true').click();
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await page.getByRole('radio', { name: 'Instant' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Your turn' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'instant');
});
