// What can't be done says why, in the page's own words, and changes nothing.
import { House } from './house.ts';
import { chooseTickets } from './player.ts';
import { openTable, settle } from './table.ts';
import { expect, test } from './test.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('too few tickets, an unaffordable route, a wrong payment, a card out of turn', async ({ page }) => {
  await settle(page, { draw: 'ask' });
  const id = await openTable(page, house, 'europe');
  await page.goto(`${house.url}t/${id}`);

  await expect(page.locator('.pick')).toBeVisible();
  await page.locator('.pick .btn.primary').click();
  await expect(page.getByRole('group', { name: 'Notice' })).toContainText('Keep at least 2');
  await page.getByRole('button', { name: 'Close' }).click();
  await chooseTickets(page);

  // A route that four cards can't buy.
  const bar = page.locator('section.bar');
  await expect(bar).toContainText('Take two cards');
  const press = (route: string) =>
    page.evaluate(
      (id) =>
        document
          .querySelector(`[data-route="${CSS.escape(id)}"]`)
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
      route,
    );
  await press('petrograd-stockholm');
  await expect(bar).toContainText('Your cards do not pay for this route yet');
  await expect(bar.getByRole('button', { name: 'Claim' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bar).toContainText('Take two cards');

  // A payment put together wrongly: the referee says why, and the button stays shut.
  const claimable = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-route]')].flatMap((each) =>
        /you can claim it/.test(each.getAttribute('aria-label') ?? '') ? [each.getAttribute('data-route') ?? ''] : [],
      ),
    );
  for (let n = 0; n < 12 && (await claimable()).length === 0; n++) {
    await page.locator('[data-fly="slot-deck"]').click();
    await bar.getByRole('button', { name: 'Take it' }).click();
    await expect(bar).toContainText(n % 2 ? 'Take two cards' : 'Take one more card');
  }
  const mine = await claimable();
  expect(mine.length).toBeGreaterThan(0);
  await press(mine[0] ?? '');
  await bar.getByRole('button', { name: /Other cards/ }).click();
  await bar
    .getByRole('button', { name: /^Take back/ })
    .first()
    .click();
  await expect(bar.getByRole('status')).toContainText(/does not pay|do not pay|costs/);
  await expect(bar.getByRole('button', { name: 'Claim' })).toBeDisabled();
  await page.keyboard.press('Escape');

  // A held card can be called back.
  const cards = await page.locator('[data-fly="seat-0"] .stats').innerText();
  await page.locator('[data-fly="slot-deck"]').click();
  await expect(bar).toContainText('Take one from the deck?');
  await bar.getByRole('button', { name: /Undo/ }).click();
  await expect(bar).toContainText('Take two cards');
  expect(await page.locator('[data-fly="seat-0"] .stats').innerText()).toBe(cards);

  // After one card, tickets have to wait.
  await page.locator('[data-fly="slot-deck"]').click();
  await bar.getByRole('button', { name: 'Take it' }).click();
  await expect(bar).toContainText('Take one more card');
  await page.getByRole('button', { name: 'Draw tickets' }).click();
  await expect(page.getByRole('group', { name: 'Notice' })).toContainText('Not now');
});

test('a route out of reach on the way of a ticket: another way is told', async ({ page }) => {
  const id = await openTable(page, house, 'europe');
  await page.goto(`${house.url}t/${id}`);
  await expect(page.locator('.pick')).toBeVisible();
  await chooseTickets(page);
  const bar = page.locator('section.bar');
  await expect(bar).toContainText('Take two cards');
  const ways = (await (await page.request.get(`${house.url}api/tables/${id}/ways`)).json()) as {
    tickets: { missing: string[] }[];
  };
  const label = (id: string) => page.locator(`[data-route="${id}"]`).getAttribute('aria-label');
  let route = '';
  for (const id of ways.tickets.flatMap((way) => way.missing))
    if (!/you can claim it/.test((await label(id)) ?? '')) route ||= id;
  expect(route).not.toBe('');
  await page.evaluate(
    (id) =>
      document
        .querySelector(`[data-route="${CSS.escape(id)}"]`)
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    route,
  );
  await expect(bar).toContainText(/Without this route ticket [A-Z]/);
});
