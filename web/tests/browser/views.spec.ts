// What else a table shows: people who watch, a chat, a clock.
import { House } from './house.ts';
import type { View } from '../../src/wire.ts';
import { chooseTickets } from './player.ts';
import { finish, newTable, openTable, settle } from './table.ts';
import { expect, test } from './test.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('a spectator follows and can do nothing', async ({ page, browser }) => {
  const id = await openTable(page, house, 'amsterdam');
  await page.goto(`${house.url}t/${id}`);
  await expect(page.locator('.pick')).toBeVisible();
  await chooseTickets(page);

  const other = await browser.newPage();
  await other.goto(`${house.url}t/${id}`);
  await expect(other.getByText('Watching')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Draw contracts' })).toHaveCount(0);
  await expect(other.locator('footer.hand')).toHaveCount(0);
  await expect(other.getByRole('button', { name: /Undo/ })).toHaveCount(0);
  await expect(other.getByRole('heading', { name: 'Your contracts' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your contracts' })).toBeVisible();
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
  const id = await openTable(page, house, 'amsterdam', { clock: { kind: 'live', seconds: 600, increment: 15 } });
  await page.goto(`${house.url}t/${id}`);
  await expect(page.locator('.status .pill')).toContainText(/\d+:\d\d/);
  await expect(page.locator('.pick')).toBeVisible();
  await chooseTickets(page);
  const read = async () => (await page.locator('.status .pill').innerText()).trim();
  const before = await read();
  await expect.poll(read).not.toBe(before);
});

test('on a low laptop what starts a game is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(house.url);
  await expect(page.getByRole('button', { name: 'Play now' })).toBeInViewport({ ratio: 1 });
});

test('a page that breaks says so, and has everything when it is loaded again', async ({ page, thrown }) => {
  await settle(page, { list: true });
  const id = await openTable(page, house, 'europe');
  // An answer that no server gives: each ticket twice.
  await page.route('**/ways', async (route) => {
    const reply = await route.fetch();
    const { tickets } = (await reply.json()) as { tickets: object[] };
    await route.fulfill({ response: reply, json: { tickets: [...tickets, ...tickets] } });
  });
  await page.goto(`${house.url}t/${id}`);
  await expect(page.getByRole('group', { name: 'Notice' })).toContainText('Something went wrong on this page');
  await page.unroute('**/ways');
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { name: /^Keep at least/ })).toBeVisible();
  expect(new Set(thrown.splice(0).map((each) => each.split('\n')[0]))).toEqual(
    new Set(['Error: https://svelte.dev/e/each_key_duplicate']),
  );
});

test('a part of the page that does not come says so', async ({ browser, thrown }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(/assets\/Learn-.*\.js/, (route) => route.abort());
  await page.goto(`${house.url}learn`);
  await expect(page.getByRole('group', { name: 'Notice' })).toContainText('Something went wrong on this page');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learn to play' })).toBeVisible();
  expect(thrown.splice(0)).toEqual([expect.stringContaining('Failed to fetch dynamically imported module')]);
  await context.close();
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

test('a new version is offered between games and not during one', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const id = await openTable(page, house, 'amsterdam');
  await page.goto(`${house.url}t/${id}`);
  await page.route(house.url, async (route) => {
    const shell = await route.fetch();
    await route.fulfill({
      response: shell,
      body: (await shell.text()).replace(/(<script type="module"[^>]* src="[^"]*assets\/)[\w-]+/, '$1tomorrow'),
    });
  });
  await expect(page.locator('.pick')).toBeVisible();
  await chooseTickets(page);
  const offer = page.getByText('There is a new version of this page');
  await expect(offer).toHaveCount(0);
  await page.locator('a.logo').click();
  await expect(offer).toBeVisible();
  await page.unroute(house.url);
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByRole('heading', { name: 'Perron' })).toBeVisible();
  await expect(offer).toHaveCount(0);
  await context.close();
});

test('a link is copied where the page came without encryption, too', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'isSecureContext', { value: false });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await settle(page);
  const { table, key } = await newTable(page.request, house, 'amsterdam', { seats: ['you', 'open'], start: false });
  await page.goto(`${house.url}t/${table.id}`);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  await page.goto(house.url);
  await page.getByRole('textbox', { name: /link/ }).press('Control+v');
  await expect(page.getByRole('textbox', { name: /link/ })).toHaveValue(`${house.url}t/${table.id}#${key}`);
});

test('of several sentences about a step of the replay each stands for itself', async ({ page }) => {
  const id = await openTable(page, house, 'amsterdam');
  await finish(page, house, id);
  const { steps } = (await (await page.request.get(`${house.url}api/tables/${id}/replay`)).json()) as {
    steps: { facts: { type: string }[] }[];
  };
  const last = steps.findIndex(({ facts }) => facts.some(({ type }) => type === 'end_triggered'));
  await page.goto(`${house.url}t/${id}/replay#${last}`);
  const said = page.locator('.said');
  await expect(said.locator('.l').nth(1)).toBeVisible();
  const sentences = (await said.locator('.l').allTextContents()).map((each) => each.trim());
  expect(await said.textContent()).toContain(sentences.join(' '));
});

test('log and chat are tabs, by keys as well', async ({ page }) => {
  await settle(page);
  await page.goto(`${house.url}t/${await openTable(page, house, 'europe')}`);
  await expect(page.locator('.pick')).toBeVisible();
  await chooseTickets(page);
  const tabs = page.getByRole('tablist').getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Chat' }).getByRole('textbox')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tabpanel', { name: 'Log' })).toContainText('You kept');
});

test('somebody who is away has a countdown until a bot sits in', async ({ browser }) => {
  const noor = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const aino = await browser.newContext();
  const headers = { origin: new URL(house.url).origin };
  const made = await newTable(noor.request, house, 'amsterdam', {
    seats: ['you', 'open'],
    starter: 1,
    start: false,
    clock: { kind: 'live', seconds: 600, increment: 0 },
  });
  const at = `${house.url}api/tables/${made.table.id}`;
  expect((await aino.request.post(`${at}/join`, { headers, data: { key: made.key, name: 'Aino' } })).ok()).toBe(true);
  expect((await noor.request.post(`${at}/start`, { headers, data: {} })).ok()).toBe(true);
  const page = await noor.newPage();
  await page.goto(`${house.url}t/${made.table.id}`);
  await expect(page.locator('[data-fly="seat-1"]')).toContainText(/away; in \d+:\d\d a bot sits in/);
  await noor.close();
  await aino.close();
});

test('the count lights up the routes that a step is about', async ({ page }) => {
  await settle(page);
  const id = await openTable(page, house, 'europe');
  await finish(page, house, id);
  const view = (await (await page.request.get(`${house.url}api/tables/${id}`)).json()) as View;
  const trace = view.traces?.[view.you ?? 0];
  const mine = view.observation?.claims.filter(({ player }) => player === view.you) ?? [];
  const lit = page.locator('.beds .last');

  await page.goto(`${house.url}t/${id}`);
  await expect(page.locator('.board[data-ready]')).toBeVisible();
  const steps = page.getByRole('list', { name: 'Steps of the count' });
  await expect(lit).toHaveCount(mine.length);
  await steps.getByRole('button', { name: 'Longest path' }).click();
  await expect(lit).toHaveCount(trace?.longest.length ?? -1);
  await steps.getByRole('button', { name: 'Tickets' }).click();
  await expect(lit).toHaveCount(new Set(Object.values(trace?.tickets ?? {}).flat()).size);

  // Pointed at, another player's network is seen; pressed, that player's points are told.
  const other = view.observation?.claims.filter(({ player }) => player !== view.you) ?? [];
  const trains = (seat: number) =>
    page.locator(`.playfield > svg:nth-of-type(2) > g[style*="var(--seat-${seat + 1})"]`);
  const row = page.getByRole('row').filter({ hasText: 'Porter' });
  await expect(trains(0).and(page.locator(':not(.faded)'))).not.toHaveCount(0);
  await row.hover();
  await expect(trains(1).and(page.locator('.faded'))).toHaveCount(0);
  await expect(trains(0).and(page.locator(':not(.faded)'))).toHaveCount(0);
  await expect(trains(1)).toHaveCount(other.length);
  await expect(lit).toHaveCount(0);
  await page.mouse.move(2, 2);
  await expect(trains(0).and(page.locator('.faded'))).toHaveCount(0);
  await row.click();
  await page.mouse.move(2, 2);
  await expect(trains(0).and(page.locator(':not(.faded)'))).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /Porter/, level: 2 })).toBeVisible();
});

test('tickets have the letters in the count that they had in the game', async ({ page }) => {
  await settle(page);
  const id = await openTable(page, house, 'europe');
  const at = `${house.url}api/tables/${id}`;
  const { number, observation } = (await (await page.request.get(at)).json()) as View;
  await page.request.post(`${at}/actions`, {
    headers: { origin: new URL(house.url).origin },
    data: { id: 'all', number, action: { type: 'keep', tickets: observation?.offer } },
  });
  await page.goto(`${house.url}t/${id}`);
  await expect(page.locator('.board[data-ready]')).toBeVisible();
  const letters = (): Promise<Record<string, string>> =>
    page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll('[data-city]:has(.end)')].map((city) => [
          city.getAttribute('data-city') ?? '',
          city.querySelector('.end text')?.textContent ?? '',
        ]),
      ),
    );
  await expect.poll(async () => [...new Set(Object.values(await letters()).join(''))].sort().join('')).toBe('ABCD');
  const before = await letters();
  await finish(page, house, id);
  await page.goto(`${house.url}t/${id}`);
  await expect(page.locator('.board[data-ready]')).toBeVisible();
  await page.getByRole('list', { name: 'Steps of the count' }).getByRole('button', { name: 'Tickets' }).click();
  await expect.poll(async () => Object.keys(await letters()).sort()).toEqual(Object.keys(before).sort());
  // Where several meet, those that failed stand there alone: in any order.
  for (const [city, after] of Object.entries(await letters()))
    expect([...(before[city] ?? '')], city).toEqual(expect.arrayContaining([...after]));
});

test('whoever looks closer before the close drawing is made sees the routes all the same', async ({ page }) => {
  await settle(page);
  // Nothing is done in idle time: the close drawing is never made.
  await page.addInitScript(() => (globalThis.requestIdleCallback = () => 0));
  const id = await openTable(page, house, 'europe');
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`${house.url}t/${id}`);
  await expect(page.locator('.pick')).toBeVisible();
  await chooseTickets(page);
  const sheet = page.locator('.playfield > svg:not(.hidden):not(.coming)');
  await expect(page.locator('.playfield > svg.hidden.coming')).toHaveCount(1);
  await expect(page.locator('.playfield > svg.coming')).toHaveCount(1);
  const before = await sheet.count();
  for (let n = 0; n < 4; n++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page.locator('.board')).toHaveAttribute('data-drawing', 'near');
  await expect(sheet).toHaveCount(before);
});

test('the log shows the newest lines, and earlier ones when it is asked', async ({ page }) => {
  await settle(page);
  const id = await openTable(page, house, 'europe', { seats: ['you', 'level1', 'level1', 'level1', 'level1'] });
  const at = `${house.url}api/tables/${id}`;
  const headers = { origin: new URL(house.url).origin };
  const draw = async (): Promise<number> => {
    const { number, observation } = (await (await page.request.get(at)).json()) as View;
    const { legal } = (await (await page.request.get(`${at}/legal`)).json()) as { legal: { type: string }[] };
    const offer = observation?.offer ?? [];
    const action = offer.length ? { type: 'keep', tickets: offer } : legal.find(({ type }) => type === 'draw');
    if (action) await page.request.post(`${at}/actions`, { headers, data: { id: `log-${number}`, number, action } });
    return number;
  };
  // Two cards taken in one turn are one line.
  await expect.poll(draw, { intervals: [1] }).toBeGreaterThan(260);
  await page.goto(`${house.url}t/${id}`);
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log.getByRole('listitem')).toHaveCount(121);
  await expect(log.getByText('The game begins')).toHaveCount(0);
  await log.getByRole('button', { name: 'Show earlier moves' }).click();
  await expect(log.getByText('The game begins')).toHaveCount(1);
  await expect(log.getByRole('button')).toHaveCount(0);
});
