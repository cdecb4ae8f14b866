// Claimed routes are seen at a glance in the page itself: in the replay of a whole game, where 30 to 45 routes are claimed. What
// is asked is the same as of the board alone (glance.spec.ts, which stands in the gate). PERRON_GLANCE=1 prints all figures.
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { BoardFacts, Replay, RouteFacts, View } from '../../src/wire.ts';
import { atAGlance, told } from '../glance/judge';
import { spotsOnPage } from '../glance/picture';
import { House } from './house.ts';
import { openTable, settle } from './table.ts';
import { ALL, test } from './test.ts';

const house = new House(true);
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** As many players as there can be. A game on Amsterdam ends with some 25 routes: there all of them count. */
const GAMES = {
  europe: { bots: 4, claimed: 40 },
  nordic: { bots: 2, claimed: 38 },
  amsterdam: { bots: 3, claimed: 24 },
};
const SIZES = { laptop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

async function factsOf(page: Page, board: string): Promise<BoardFacts> {
  type Sent = Omit<BoardFacts, 'routes'> & { routes: (RouteFacts & { kind: string; symbols: number })[] };
  const facts = (await (await page.request.get(`${house.url}api/boards/${board}`)).json()) as Sent;
  const routes = facts.routes.map((route) => ({ ...route, tunnel: route.kind === 'tunnel', ferry: route.symbols }));
  return { ...facts, routes };
}

/** A whole game: a bot sits in for the one person, who looks on. */
async function played(page: Page, board: string, bots: number): Promise<string> {
  const seats = ['you', ...Array<string>(bots).fill('level3')];
  const id = await openTable(page, house, board, { seats, stand_in: 'level3' });
  const at = `${house.url}api/tables/${id}`;
  await page.request.post(`${at}/leave`, { headers: { origin: new URL(house.url).origin }, data: {} });
  const state = async () => ((await (await page.request.get(at)).json()) as View).table.state;
  await expect.poll(state, { timeout: 600_000 }).toBe('over');
  return id;
}

for (const [board, { bots, claimed }] of Object.entries(GAMES))
  test(`in a replay on ${board} claimed routes are seen at a glance`, { tag: ALL }, async ({ page }) => {
    await settle(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const id = await played(page, board, bots);
    const facts = await factsOf(page, board);
    const { steps } = (await (await page.request.get(`${house.url}api/tables/${id}/replay`)).json()) as Replay;
    const most = steps.at(-1)!.observation.claims.length;
    const step = steps.findIndex(({ observation }) => observation.claims.length === Math.min(claimed, most));
    const { claims } = steps[step]!.observation;
    if (board !== 'amsterdam') expect(claims.length).toBeGreaterThanOrEqual(30);
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.goto(`${house.url}t/${id}/replay#${step}`);
      await page.locator('.board[data-ready]').waitFor();
      await page.evaluate(() => document.fonts.ready);
      for (const theme of ['light', 'dark']) {
        await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), theme);
        if (told && told !== '1') await page.screenshot({ path: join(told, `page-${board}-${size}-${theme}.png`) });
        await atAGlance(
          page,
          `page ${board} (${claims.length}) ${size} ${theme}`,
          await spotsOnPage(page, facts, claims),
        );
      }
    }
  });
