// Two people at one table, each with a network that goes away and comes back: nothing is stuck, lost or told twice.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { TableEvent } from '../../src/wire.ts';
import { Cable } from './cable.ts';
import { House } from './house.ts';
import { chooseTickets, decide, type Seen } from './player.ts';
import { openTable, settle } from './table.ts';
import { ALL, expect, test } from './test.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** How a network goes: the browser knows and the socket survives; nobody knows; everything is torn. */
const WAYS = ['offline', 'frozen', 'cut'] as const;
type Way = (typeof WAYS)[number];

interface Person {
  name: string;
  context: BrowserContext;
  page: Page;
  /** the same seat in another window, whose network never goes */
  witness: Page;
  cable: Cable;
  seen: Seen;
}

/** All that is said to a screen reader, from the first sentence on. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(globalThis, { told });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        if ((target as Element).matches?.('[aria-live]'))
          for (const node of addedNodes) if (node.nodeName === 'P') told.push(node.textContent ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
}
const told = (page: Page): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);

async function window(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await settle(page, { name });
  await listen(page);
  return page;
}

async function person(browser: Browser, name: string): Promise<Person> {
  const context = await browser.newContext();
  const cable = await new Cable().lay(house.url);
  const page = await window(context, name);
  const seen = { claims: 0, draws: 0, tunnels: 0, tickets: 0, stations: 0 };
  return { name, context, page, witness: page, cable, seen };
}

/** A table of two, both of whom have come and chosen their first tickets. */
async function sitDown(browser: Browser): Promise<{ id: string; people: [Person, Person] }> {
  const noor = await person(browser, 'Noor');
  const aino = await person(browser, 'Aino');
  const id = await openTable(noor.page, house, 'amsterdam', { seats: ['you', 'open'], start: false });
  const { key } = (await (await noor.page.request.get(`${house.url}api/tables/${id}`)).json()) as { key: string };
  const headers = { origin: new URL(house.url).origin };
  await aino.page.request.post(`${house.url}api/tables/${id}/join`, {
    headers,
    data: { key, name: 'Aino', entropy: '0'.repeat(64) },
  });
  await noor.page.request.post(`${house.url}api/tables/${id}/start`, { headers, data: { entropy: '0'.repeat(64) } });
  for (const one of [noor, aino]) {
    const elsewhere = await browser.newContext({ storageState: await one.context.storageState() });
    one.witness = await window(elsewhere, one.name);
    for (const [page, url] of [
      [one.witness, house.url],
      [one.page, one.cable.url],
    ] as const) {
      await page.goto(`${url}t/${id}`);
      await expect(page.locator('.pick')).toBeVisible();
    }
  }
  for (const { page } of [noor, aino]) await chooseTickets(page);
  return { id, people: [noor, aino] };
}

async function events({ page }: Person, id: string): Promise<TableEvent[]> {
  const reply = await page.request.get(`${house.url}api/tables/${id}/events?since=0`);
  return ((await reply.json()) as { events: TableEvent[] }).events;
}

const lines = (page: Page): Promise<string[]> => page.locator('ol.log li').allInnerTexts();

/** Whoever is asked to does something, so many times. */
async function play(people: Person[], times: number): Promise<void> {
  for (let n = 0; n < times;) {
    for (const { page, seen } of people) if (await decide(page, seen)) n++;
  }
}

/** Time passes with the network away: here a time is the subject, and a browser has no other clock for its network. */
const pass = (seconds: number): Promise<void> => new Promise((done) => setTimeout(done, seconds * 1000));

async function without(one: Person, other: Person, way: Way, seconds: number): Promise<void> {
  const away = pass(seconds);
  if (way === 'offline') await one.context.setOffline(true);
  else if (way === 'frozen') one.cable.freeze();
  else one.cable.cut();
  if (way === 'offline') await expect(one.page.getByText('You are offline')).toBeVisible();
  // The other one plays on, if it is time to.
  for (let n = 0; n < 2; n++) await decide(other.page, other.seen);
  await away;
  if (way === 'offline') await one.context.setOffline(false);
  else one.cable.mend();
}

/** Both see what the server knows, and have been told each thing once. */
async function agree(id: string, people: Person[]): Promise<void> {
  for (const one of people) {
    const last = (await events(one, id)).at(-1);
    await expect(one.page.locator('.banners').getByText(/offline|Reconnecting|asks for news/i)).toHaveCount(0, {
      timeout: 20_000,
    });
    await expect.poll(() => lines(one.page), { message: `the log of ${one.name}` }).toEqual(await lines(one.witness));
    await expect.poll(() => told(one.page), { message: `told to ${one.name}` }).toEqual(await told(one.witness));
    expect((await events(one, id)).map(({ number }) => number)).toEqual(
      Array.from({ length: last?.number ?? 0 }, (_, n) => n + 1),
    );
  }
}

async function story(browser: Browser, outages: [Way, number][]): Promise<void> {
  const { id, people } = await sitDown(browser);
  const [noor, aino] = people;
  await play(people, 4);
  await agree(id, people);
  for (const [way, seconds] of outages) {
    for (const [one, other] of [
      [noor, aino],
      [aino, noor],
    ] as const) {
      await test.step(`${one.name}: ${way} for ${seconds} s`, async () => {
        await without(one, other, way, seconds);
        await agree(id, people);
        // Whoever is to move can.
        await play(people, 3);
        await agree(id, people);
      });
    }
  }
  for (const one of people) {
    await one.witness.context().close();
    await one.context.close();
    await one.cable.remove();
  }
}

test('two people who lose the network for a second or four', async ({ browser }) => {
  await story(browser, [
    ['offline', 4],
    ['frozen', 1],
    ['cut', 1],
  ]);
});

for (const seconds of [1, 4, 30])
  test(`two people who lose the network in every way, for ${seconds} s each`, { tag: ALL }, async ({ browser }) => {
    await story(
      browser,
      WAYS.map((way) => [way, seconds]),
    );
  });
