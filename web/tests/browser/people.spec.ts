// People: guests and their names, colours, and meeting again.
import type { Page } from '@playwright/test';
import type { View } from '../../src/wire.ts';
import { House } from './house.ts';
import { chooseTickets } from './player.ts';
import { finish, openTable, settle } from './table.ts';
import { expect, test } from './test.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** the colour that a seat's chip is painted in, as the token that it comes from */
const paint = (page: Page, row: string): Promise<string> =>
  page
    .locator(row)
    .locator('.seatchip')
    .first()
    .evaluate((chip) => /--s:\s*var\((--seat-\d)\)/.exec(chip.getAttribute('style') ?? '')?.[1] ?? '');

test('guests sit down without a name, take a colour and a name, and are told apart in each language', async ({
  page,
  browser,
}) => {
  await settle(page, { name: '' });
  const id = await openTable(page, house, 'amsterdam', {
    seats: ['you', 'open', 'level1'],
    name: null,
    start: false,
  });
  await page.goto(`${house.url}t/${id}`);
  const seats = page.getByRole('listitem');
  await expect(seats.nth(0)).toContainText('Guest 1');
  const link = await page.locator('.link').innerText();

  const context = await browser.newContext({ locale: 'de-DE' });
  const other = await context.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Platz nehmen' }).click();
  await expect(other.getByRole('listitem').nth(0)).toContainText('Gast 1');
  await expect(other.getByRole('listitem').nth(1)).toContainText('Gast 2');
  await expect(seats.nth(1)).toContainText('Guest 2');

  // A bot gives its colour up, a person does not.
  await seats.nth(0).getByRole('button', { name: 'amber, triangle' }).click();
  await expect.poll(() => paint(other, 'li >> nth=0')).toBe('--seat-3');
  await expect.poll(() => paint(other, 'li >> nth=2')).toBe('--seat-1');
  await other.getByRole('button', { name: 'Bernstein, Dreieck: Gast 1' }).click();
  await expect(other.getByRole('group', { name: 'Hinweis' })).toContainText('Diese Farbe hat schon jemand');
  expect(await paint(other, 'li >> nth=1')).toBe('--seat-2');

  await seats.nth(0).getByRole('button', { name: 'Change your name' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Noor');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(seats.nth(0)).toContainText('Noor');
  await expect(other.getByRole('listitem').nth(0)).toContainText('Noor');
  await expect(other.getByRole('listitem').nth(1)).toContainText('Gast 2');
  await expect(seats.nth(0).getByRole('button', { name: 'Change your name' })).toBeFocused();

  // During the game: from the menu; the log says so.
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(other.locator('.pick')).toBeVisible();
  expect(await paint(other, '[data-fly="seat-0"]')).toBe('--seat-3');
  await other.getByRole('button', { name: 'Menü' }).click();
  await other.getByRole('button', { name: 'Namen ändern' }).click();
  await other.getByRole('textbox', { name: 'Dein Name' }).fill('Liv');
  await other.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.locator('[data-fly="seat-1"]')).toContainText('Liv');
  await chooseTickets(page);
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('Guest 2 is now called Liv');
  await context.close();
});

test('a colour chosen at another table is taken at the next one, unless somebody there has it', async ({
  page,
  browser,
}) => {
  await settle(page, { colour: 'cobalt' });
  const id = await openTable(page, house, 'amsterdam', { seats: ['you', 'open', 'open', 'level1'], start: false });
  await page.goto(`${house.url}t/${id}`);
  const link = await page.locator('.link').innerText();
  for (const [name, colour] of [
    ['Aino', 'aubergine'],
    ['Eero', 'cobalt'],
  ] as const) {
    const context = await browser.newContext();
    const guest = await context.newPage();
    await settle(guest, { name, colour });
    await guest.goto(link);
    await guest.getByRole('button', { name: 'Take a seat' }).click();
    await expect(guest.getByRole('button', { name: 'Leave' })).toBeVisible();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row).toBeVisible();
    await expect
      .poll(async () => {
        const seats = (await (await page.request.get(`${house.url}api/tables/${id}`)).json()) as View;
        return seats.table.seats.find((seat) => seat.name === name)?.colour;
      })
      .toBe(name === 'Aino' ? 'aubergine' : 'amber');
    await context.close();
  }
});

test('against bots a rematch begins at once, in the same colours; whoever watches reads who won', async ({
  page,
  browser,
}) => {
  test.slow();
  await settle(page, { name: '' });
  const id = await openTable(page, house, 'amsterdam', { name: null, colour: 'aubergine' });
  await finish(page, house, id);
  await page.goto(`${house.url}t/${id}`);
  await page.getByRole('button', { name: 'Show result' }).click();
  const own = page.getByRole('row').filter({ hasText: 'Guest 1' });
  await expect(own).toContainText('you');
  const title = await page.getByRole('heading', { level: 1 }).innerText();

  const other = await browser.newPage();
  await other.goto(`${house.url}t/${id}`);
  await other.getByRole('button', { name: 'Show result' }).click();
  const told = await other.getByRole('heading', { level: 1 }).innerText();
  expect(told).toMatch(/^(Guest 1|Porter) wins/);
  expect(title).toBe(told.startsWith('Guest 1') ? told.replace('Guest 1 wins', 'You win') : told);

  // After the game a name can still be taken, and everybody sees it.
  await own.getByRole('button', { name: 'Change your name' }).click();
  await page.getByRole('textbox', { name: 'Your name' }).fill('Noor');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByRole('row').filter({ hasText: 'Noor' })).toBeVisible();
  await other.close();

  // The list of games on the front page tells how it ended.
  await page.goto(house.url);
  const game = page.getByRole('region', { name: 'Your games' }).getByRole('listitem').filter({ hasText: 'Amsterdam' });
  await expect(game).toContainText(told.startsWith('Guest 1') ? 'Won' : 'Lost');
  await expect(game).toContainText(/-?\d+ points?/);
  await expect(game).toContainText('Porter');
  await page.goBack();
  await page.getByRole('button', { name: 'Play again, same table' }).click();
  await expect(page.locator('.pick')).toBeVisible();
  expect(new URL(page.url()).pathname).not.toContain(id);
  await expect(page.locator('[data-fly="seat-0"]')).toContainText('Noor');
  expect(await paint(page, '[data-fly="seat-0"]')).toBe('--seat-5');
  expect(await paint(page, '[data-fly="seat-1"]')).toBe('--seat-2');
});

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1280, 720],
] as const)
  test(`at ${width} by ${height} friends are as near as bots, and what Perron is, is said`, async ({ page }) => {
    await settle(page, { name: '' });
    await page.setViewportSize({ width, height });
    await page.goto(house.url);
    await expect(page.getByText('Train board games in your browser').filter({ visible: true })).toHaveCount(1);
    for (const name of [/^Play now/, /^Play with friends/])
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: /^Play with friends/ }).click();
    await expect(page.getByRole('heading', { name: 'One on the platform, two seats open' })).toBeVisible();
    await expect(page.locator('.link')).toContainText('#');
  });
