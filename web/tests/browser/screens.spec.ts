// Pictures of every view, at three sizes, light and dark. Only where PERRON_SCREENS names a folder.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { House } from './house.ts';

const folder = process.env['PERRON_SCREENS'] ?? '';
const only = process.env['PERRON_SCREENS_ONLY']?.split(',') ?? null;
test.skip(folder === '', 'PERRON_SCREENS names no folder');

const house = new House();
test.beforeAll(async () => {
  await house.open();
  mkdirSync(folder, { recursive: true });
});
test.afterAll(() => house.close());

const SIZES = { desktop: [1440, 900], tablet: [1024, 768], phone: [390, 844] } as const;

interface Offer {
  type: string;
  route?: string;
  slot?: number | 'deck';
  cards?: Record<string, number>;
}
interface Seen {
  table: { id: string; state: string };
  number: number;
  you: number;
  /** flat, as `GET legal` gives them */
  legal: Offer[];
  observation: { phase: string; offer: string[]; to_move: number | null; market: (string | null)[]; tunnel: unknown; claims: unknown[] };
}

const size = (cards: Record<string, number> | undefined) => Object.values(cards ?? {}).reduce((sum, n) => sum + n, 0);

/** Plays through the interface until `enough`, so that pictures show a game in full swing. */
async function playOn(request: APIRequestContext, id: string, enough: (view: Seen, turns: number) => boolean, tunnels: Set<string>): Promise<Seen> {
  const at = `${house.url}api/tables/${id}`;
  const headers = { origin: new URL(house.url).origin };
  let turns = 0;
  for (let n = 0; n < 4000; n++) {
    const view = (await (await request.get(at)).json()) as Seen;
    view.legal = ((await (await request.get(`${at}/legal`)).json()) as { legal: Offer[] }).legal;
    if (enough(view, turns)) return view;
    if (view.table.state === 'over') return view;
    if (!view.legal.length && !view.observation.offer.length) {
      await new Promise((done) => setTimeout(done, 60));
      continue;
    }
    const ways = (await (await request.get(`${at}/ways`)).json()) as { tickets: { missing: string[] | null }[] };
    const wanted = new Set(ways.tickets.flatMap((way) => way.missing ?? []));
    const claims = view.legal.filter((action) => action.type === 'claim');
    const best =
      claims.find((action) => wanted.has(action.route ?? '')) ??
      (turns > 12 ? claims.find((action) => size(action.cards) >= 4 || tunnels.has(action.route ?? '')) : undefined);
    const action = view.observation.offer.length
      ? { type: 'keep', tickets: view.observation.offer.slice(0, 3) }
      : (best ??
        view.legal.find((each) => each.type === 'pay') ??
        view.legal.find((each) => each.type === 'decline') ??
        view.legal.filter((each) => each.type === 'draw')[turns % 4] ??
        view.legal.find((each) => each.type === 'draw') ??
        view.legal[0]);
    turns++;
    await request.post(`${at}/actions`, { headers, data: { id: `${id}-${n}`, number: view.number, action } });
  }
  throw new Error('it does not end');
}

async function open(context: BrowserContext, board: string, seats: string[], start = true): Promise<string> {
  const reply = await context.request.post(`${house.url}api/tables`, {
    headers: { origin: new URL(house.url).origin },
    data: { board, seats, name: 'Noor', clock: { kind: 'none' }, starter: 0, chat: true, watch: true, stand_in: 'level4', start },
  });
  const view = (await reply.json()) as Seen;
  expect(reply.status()).toBe(201);
  return view.table.id;
}

async function everySize(browser: Browser, context: BrowserContext, name: string, path: string, look?: (page: Page) => Promise<void>): Promise<void> {
  if (only && !only.some((each) => name.startsWith(each))) return;
  const storageState = await context.storageState();
  for (const [label, [width, height]] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const other = await browser.newContext({ storageState, colorScheme, viewport: { width, height }, deviceScaleFactor: 1, hasTouch: label === 'phone', reducedMotion: 'reduce' });
      const page = await other.newPage();
      await page.addInitScript(() => localStorage.setItem('perron.settings', JSON.stringify({ name: 'Noor', draw: 'ask' })));
      await page.goto(house.url + path);
      await page.locator('main, h1').first().waitFor();
      await page.waitForTimeout(700);
      await look?.(page);
      await page.waitForTimeout(400);
      await page.screenshot({ path: join(folder, `${name}-${label}-${colorScheme}.png`) });
      await other.close();
    }
  }
}

const chooseRoute = (route: string) => async (page: Page) => {
  await page.evaluate((id) => document.querySelector(`[data-route="${CSS.escape(id)}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true })), route);
};

for (const [board, bots] of [['europe', 3], ['nordic', 2], ['amsterdam', 3]] as const) {
  test(`pictures of ${board}`, async ({ browser, context }) => {
    test.setTimeout(900_000);
    const facts = (await (await context.request.get(`${house.url}api/boards/${board}`)).json()) as { routes: { id: string; kind: string }[] };
    const tunnels = new Set(facts.routes.filter((route) => route.kind === 'tunnel').map((route) => route.id));
    const id = await open(context, board, ['you', 'level3', 'level2', 'level4'].slice(0, bots + 1));
    const path = `t/${id}`;
    await everySize(browser, context, `${board}-tickets`, path, async (page) => {
      const boxes = page.locator('.pick input');
      for (let n = 0; n < Math.min(2, await boxes.count()); n++) await boxes.nth(n).check({ force: true });
    });
    const start = board === 'amsterdam' ? 12 : 34;
    let view = await playOn(context.request, id, (each, turns) => turns >= start && each.observation.phase === 'turn' && each.legal.some((action) => action.type === 'claim'), tunnels);
    await everySize(browser, context, `${board}-turn`, path);
    const claim = view.legal.filter((action) => action.type === 'claim').sort((a, b) => size(b.cards) - size(a.cards))[0];
    if (claim?.route) await everySize(browser, context, `${board}-claim`, path, chooseRoute(claim.route));
    if (board === 'europe') {
      await everySize(browser, context, `${board}-station`, path, async (page) => {
        await page.keyboard.press('s');
      });
      await everySize(browser, context, `${board}-draw`, path, async (page) => {
        await page.locator('[data-fly="slot-0"]').click();
      });
    }
    if (board !== 'amsterdam') {
      view = await playOn(context.request, id, (each) => each.observation.phase === 'tunnel' && each.legal.some((action) => action.type === 'decline'), tunnels);
      if (view.table.state !== 'over') await everySize(browser, context, `${board}-tunnel`, path);
    }
    await playOn(context.request, id, () => false, tunnels);
    await everySize(browser, context, `${board}-result`, path, async (page) => {
      await page.getByRole('button', { name: 'Show result' }).click();
    });
    if (board === 'europe') await everySize(browser, context, `${board}-count`, path, async (page) => {
      await page.getByRole('button', { name: 'Next' }).click();
    });
    await everySize(browser, context, `${board}-replay`, `${path}/replay#40`);
    if (board === 'europe') await everySize(browser, context, 'home', '');
  });
}

test('pictures of the waiting room and the settings', async ({ browser, context }) => {
  test.setTimeout(300_000);
  const id = await open(context, 'europe', ['you', 'open', 'open', 'level4'], false);
  await everySize(browser, context, 'waiting', `t/${id}`);
  await everySize(browser, context, 'settings', '', async (page) => {
    await page.getByRole('button', { name: 'Settings' }).locator('visible=true').first().click();
  });
});
