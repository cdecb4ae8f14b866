// Two people at one table: a link, a reload, a second tab, a server that goes away and comes back.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { House } from './house.ts';
import { asks, chooseTickets, decide, playToTheEnd, type Seen } from './player.ts';
import { settle } from './table.ts';
import { expect, test } from './test.ts';

const house = new House();
test.use({ serviceWorkers: 'allow' });
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

async function person(browser: Browser, name: string): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await settle(page, { name });
  return { page, context };
}

const fresh = (): Seen => ({ claims: 0, draws: 0, tunnels: 0, tickets: 0, stations: 0 });

test('two browsers play each other through a reload and a restart of the server', async ({ browser }) => {
  const noor = await person(browser, 'Noor');
  const aino = await person(browser, 'Aino');

  await noor.page.goto(house.url);
  await noor.page.getByRole('radio', { name: /Amsterdam/ }).check({ force: true });
  await noor.page.getByRole('button', { name: 'Remove seat 3' }).click();
  await noor.page.getByLabel('Who plays seat 2').selectOption('open');
  await noor.page.getByRole('button', { name: 'Play with friends' }).click();
  const link = (await noor.page.locator('.link').innerText()).trim();
  expect(link).toContain('#');
  await expect(noor.page.getByRole('img', { name: /link to this table/ })).toBeVisible();

  await aino.page.goto(link);
  await aino.page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(noor.page.getByText('Aino', { exact: true })).toBeVisible();
  await noor.page.getByRole('button', { name: 'Start the game' }).click();
  await chooseTickets(noor.page);
  await expect(aino.page.locator('.pick')).toBeVisible();
  await chooseTickets(aino.page);

  // A second tab of the same seat follows.
  const second = await noor.context.newPage();
  await second.goto(noor.page.url());

  const seen = { noor: fresh(), aino: fresh() };
  for (let n = 0; n < 24; n++) {
    await asks(noor.page, aino.page);
    if (!(await decide(noor.page, seen.noor))) await decide(aino.page, seen.aino);
  }
  const score = async (page: Page) => page.locator('[data-fly^="seat-"] .score').allInnerTexts();
  await expect.poll(() => score(second)).toEqual(await score(noor.page));
  await second.close();

  await aino.page.reload();
  await expect.poll(() => score(aino.page)).toEqual(await score(noor.page));

  await house.stop();
  await expect(noor.page.getByText(/Reconnecting/)).toBeVisible();
  await expect(aino.page.getByText(/Reconnecting/)).toBeVisible();
  // Nothing that was pressed meanwhile may show as done.
  const before = await noor.page.locator('.log li').count();
  await noor.page.locator('[data-fly="slot-deck"]').click({ force: true });
  await expect(noor.page.getByRole('group', { name: 'Notice' })).toContainText('Not connected');
  expect(await noor.page.locator('.log li').count()).toBe(before);
  await house.start();
  await expect(noor.page.getByText(/Reconnecting/)).toHaveCount(0, { timeout: 30_000 });
  await expect(aino.page.getByText(/Reconnecting/)).toHaveCount(0, { timeout: 30_000 });

  const [first] = await Promise.all([playToTheEnd(noor.page), playToTheEnd(aino.page)]);
  expect(first.draws).toBeGreaterThan(0);
  for (const { page } of [noor, aino]) {
    const count = page.getByRole('button', { name: 'Count the points' });
    if (await count.count()) await count.click();
    await page.getByRole('button', { name: 'Show result' }).click();
  }
  const totals = async (page: Page) => page.locator('td.total').allInnerTexts();
  expect(await totals(noor.page)).toEqual(await totals(aino.page));

  await noor.page.getByRole('button', { name: 'Play again, same table' }).click();
  await noor.page.waitForURL((url) => !noor.page.url().includes('replay') && /\/t\//.test(url.pathname));
  await expect(aino.page.getByRole('link', { name: 'To the new table' })).toBeVisible();
  await aino.page.getByRole('link', { name: 'To the new table' }).click();
  await expect(aino.page.getByText('Noor', { exact: true }).first()).toBeVisible();
  await noor.context.close();
  await aino.context.close();
});

test('a table that is not there says so', async ({ page }) => {
  await page.goto(`${house.url}t/nothing-here`);
  await expect(page.getByRole('heading', { name: 'There is no such table' })).toBeVisible();
});

for (const how of ['refused', 'silent'] as const) {
  test(`where sockets are ${how} the page asks instead, says so, and plays on`, async ({ browser }) => {
    const { page, context } = await person(browser, 'Noor');
    await page.routeWebSocket(/\/feed/, (socket) => (how === 'refused' ? socket.close() : undefined));
    const reply = await context.request.post(`${house.url}api/tables`, {
      headers: { origin: new URL(house.url).origin },
      data: {
        board: 'amsterdam',
        seats: ['you', 'level1'],
        name: 'Noor',
        clock: { kind: 'none' },
        starter: 0,
        start: true,
      },
    });
    const { table } = (await reply.json()) as { table: { id: string } };
    await page.goto(`${house.url}t/${table.id}`);
    // After how long is the subject of unit/feed.test.ts; here it is that it does.
    await expect(page.getByText(/asks for news/)).toBeVisible({ timeout: 60_000 });
    await expect(page.locator('.pick')).toBeVisible();
    await chooseTickets(page);
    const seen = fresh();
    while (seen.draws + seen.claims < 6) {
      await asks(page);
      await decide(page, seen);
    }
    // The bot's moves are seen, too.
    const bot = await page.locator('[data-fly="seat-1"] .who').evaluate((who) => who.firstChild?.textContent ?? '');
    await expect(page.locator('.log li b', { hasText: bot }).nth(2)).toBeVisible();
    await expect(page.getByText(/Reconnecting/)).toHaveCount(0);
    await context.close();
  });
}

test('a press ends what moves', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('perron.settings', JSON.stringify({ draw: 'instant', name: 'Noor' }));
    // A flight that would take all day.
    const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')!.value as Element['animate'];
    Element.prototype.animate = function (frames, options) {
      return animate.call(this, frames, { ...(options as KeyframeAnimationOptions), duration: 86_400_000 });
    };
  });
  // One card at each table: after a second one the bot's cards fly as well.
  for (const press of [() => page.keyboard.press('Shift'), () => page.locator('.status').click()]) {
    const reply = await page.request.post(`${house.url}api/tables`, {
      headers: { origin: new URL(house.url).origin },
      data: {
        board: 'europe',
        seats: ['you', 'level1'],
        name: 'Noor',
        clock: { kind: 'none' },
        starter: 0,
        start: true,
      },
    });
    const { table } = (await reply.json()) as { table: { id: string } };
    await page.goto(`${house.url}t/${table.id}`);
    await expect(page.locator('.pick')).toBeVisible();
    await chooseTickets(page);
    await expect(page.locator('.status.mine')).toBeVisible();
    await page.locator('[data-fly="slot-deck"]').click();
    await expect(page.locator('.flight')).toHaveCount(1);
    await press();
    await expect(page.locator('.flight')).toHaveCount(0);
  }
});
