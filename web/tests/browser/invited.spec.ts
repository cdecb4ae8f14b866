// Links to a table: the host's own address leads to a seat; a link without its key and a table without a seat say so.
import type { Browser, Page } from '@playwright/test';
import { House } from './house.ts';
import { settle } from './table.ts';
import { expect, test } from './test.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

async function person(browser: Browser, name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await settle(page, { name });
  return page;
}

/** A table opened in this browser, with seats for `open` others. */
async function host(page: Page, open: number, more: object = {}): Promise<string> {
  const reply = await page.request.post(`${house.url}api/tables`, {
    headers: { origin: new URL(house.url).origin },
    data: {
      board: 'amsterdam',
      seats: ['you', ...Array<string>(open).fill('open')],
      name: 'Noor',
      clock: { kind: 'none' },
      starter: 'random',
      chat: true,
      watch: true,
      stand_in: 'level1',
      ...more,
    },
  });
  const { table } = (await reply.json()) as { table: { id: string } };
  await page.goto(`${house.url}t/${table.id}`);
  await expect(page.locator('.link')).toBeVisible();
  return table.id;
}

test('the address in the bar of the host leads a guest to a seat', async ({ browser }) => {
  const noor = await person(browser, 'Noor');
  await host(noor, 1);
  await expect.poll(() => noor.url()).toBe((await noor.locator('.link').innerText()).trim());
  const aino = await person(browser, 'Aino');
  await aino.goto(noor.url());
  await aino.getByRole('button', { name: 'Take a seat' }).click();
  await expect(noor.getByText('Aino', { exact: true })).toBeVisible();
});

test('a link without its key says what is missing, and a table without a seat offers to watch', async ({ browser }) => {
  const noor = await person(browser, 'Noor');
  const id = await host(noor, 1);
  const eero = await person(browser, 'Eero');
  await eero.goto(`${house.url}t/${id}`);
  await expect(eero.getByText('The last part of this link, after #, is missing.')).toBeVisible();
  await expect(eero.getByRole('button', { name: 'Take a seat' })).toHaveCount(0);

  const link = noor.url();
  const aino = await person(browser, 'Aino');
  await aino.goto(link);
  await aino.getByRole('button', { name: 'Take a seat' }).click();
  const late = await person(browser, 'Late');
  await late.goto(link);
  await expect(late.getByText('Every seat is taken. Stay here to watch')).toBeVisible();
  await noor.getByRole('button', { name: 'Start the game' }).click();
  await expect(late.locator('.board').first()).toBeVisible();
  const later = await person(browser, 'Later');
  await later.goto(link);
  await expect(later.getByRole('group', { name: 'Notice' })).toContainText('Every seat is taken, so you are watching.');
});

test('a game that is not to be watched says to its late guest that it has begun', async ({ browser }) => {
  const noor = await person(browser, 'Noor');
  await host(noor, 1, { watch: false });
  const link = noor.url();
  await noor.getByRole('button', { name: 'Start with a bot in the open seat' }).click();
  await expect(noor.locator('.pick')).toBeVisible();
  const late = await person(browser, 'Late');
  await late.goto(link);
  await expect(late.getByText('The game has begun, and only those who play see it.')).toBeVisible();
});
