// Every view of the page, in the order in which a game passes through them. A sight lasts until the
// next one is asked for.
import { expect, request as strangers, type APIRequestContext, type Page } from '@playwright/test';
import type { House } from './house.ts';
import { newTable } from './table.ts';

export interface Sight {
  name: string;
  path: string;
  /** What to press there, on a page in English. */
  look?: (page: Page) => Promise<void>;
}

interface Offer {
  type: string;
  route?: string;
  cards?: Record<string, number>;
}
interface Seen {
  table: { id: string; state: string };
  /** of the link, for the one who opened the table */
  key: string | null;
  number: number;
  observation: { phase: string; offer: string[]; final_turns: number | null; players: { choosing: boolean }[] };
}
interface Turn extends Seen {
  /** flat, as `GET legal` gives them */
  legal: Offer[];
}

/** As many as there can be: the least room for each. */
const BOTS = {
  europe: ['level3', 'level2', 'level4', 'level1'],
  nordic: ['level3', 'level2'],
  amsterdam: ['level3', 'level2', 'level4'],
};
export type BoardId = keyof typeof BOTS;
export const BOARDS = Object.keys(BOTS) as BoardId[];

const size = (offer: Offer) => Object.values(offer.cards ?? {}).reduce((sum, n) => sum + n, 0);

/** Somebody who opens tables and plays through the interface, to get where the pictures are. */
class Guide {
  readonly #headers: Record<string, string>;

  constructor(
    readonly house: House,
    readonly request: APIRequestContext,
  ) {
    this.#headers = { origin: new URL(house.url).origin };
  }

  async open(board: string, seats: string[], start: boolean): Promise<string> {
    return (await this.invite(board, seats, start)).table.id;
  }

  async invite(board: string, seats: string[], start: boolean): Promise<Seen> {
    return (await newTable(this.request, this.house, board, { seats, start })) as Seen;
  }

  /** Anything that somebody who sits there may do. */
  async post(id: string, path: string, data: object): Promise<void> {
    const reply = await this.request.post(`${this.house.url}api/tables/${id}/${path}`, {
      headers: this.#headers,
      data,
    });
    expect(reply.ok(), await reply.text()).toBe(true);
  }

  async tunnels(board: string): Promise<Set<string>> {
    const facts = (await (await this.request.get(`${this.house.url}api/boards/${board}`)).json()) as {
      routes: { id: string; kind: string }[];
    };
    return new Set(facts.routes.filter((route) => route.kind === 'tunnel').map((route) => route.id));
  }

  async #turn(at: string): Promise<Turn> {
    const view = (await (await this.request.get(at)).json()) as Seen;
    return { ...view, ...((await (await this.request.get(`${at}/legal`)).json()) as { legal: Offer[] }) };
  }

  /** Claims what its tickets want, and long routes, and tunnels; else draws. Who hoards draws for so many turns, and then only digs. */
  async playOn(
    id: string,
    tunnels: Set<string>,
    enough: (turn: Turn, turns: number) => boolean,
    hoard = 0,
  ): Promise<Turn> {
    const at = `${this.house.url}api/tables/${id}`;
    let turns = 0;
    for (;;) {
      let turn = await this.#turn(at);
      // Its first tickets it chooses last: the order of moves is the same on every run.
      const mine = () =>
        turn.observation.phase === 'setup'
          ? turn.observation.players.filter((player) => player.choosing).length === 1
          : turn.legal.length > 0 || turn.observation.offer.length > 0;
      await expect
        .poll(
          async () => {
            if (!mine()) turn = await this.#turn(at);
            return mine() || turn.table.state !== 'playing';
          },
          { timeout: 180_000, intervals: [50] },
        )
        .toBe(true);
      if (turn.table.state !== 'playing' || enough(turn, turns)) return turn;
      const { tickets } = (await (await this.request.get(`${at}/ways`)).json()) as {
        tickets: { missing: string[] | null }[];
      };
      const wanted = new Set(tickets.flatMap((way) => way.missing ?? []));
      const of = (type: string) => turn.legal.filter((offer) => offer.type === type);
      const claims = hoard
        ? of('claim').filter((offer) => turns >= hoard && tunnels.has(offer.route ?? ''))
        : of('claim');
      const draws = of('draw');
      const action = turn.observation.offer.length
        ? { type: 'keep', tickets: turn.observation.offer.slice(0, 3) }
        : (claims.find((offer) => wanted.has(offer.route ?? '')) ??
          (turns > 12 ? claims.find((offer) => size(offer) >= 4 || tunnels.has(offer.route ?? '')) : undefined) ??
          of('pay')[0] ??
          of('decline')[0] ??
          draws[turns % 4] ??
          draws[0] ??
          turn.legal[0]);
      const reply = await this.request.post(`${at}/actions`, {
        headers: this.#headers,
        data: { id: `${id}-${turn.number}`, number: turn.number, action },
      });
      // Somebody else may have moved since the table was looked at: look again.
      if (reply.status() === 409) continue;
      expect(reply.status(), await reply.text()).toBe(200);
      turns++;
    }
  }
}

const press = (name: string) => async (page: Page) =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first().click();

const chooseRoute = (route: string) => async (page: Page) => {
  await page.locator(`[data-route="${route}"]`).first().dispatchEvent('click');
};

const chooseStation = async (page: Page) => {
  await drawn(page);
  await page.keyboard.press('s');
  await page.locator('[data-city]:focus').press('Enter');
  await page.getByRole('button', { name: /^Build( for|$)/ }).waitFor();
};

const drawn = (page: Page) => page.locator('.board[data-ready]').waitFor();

/** A link that nothing lies over. */
const free = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click({ trial: true });

/** What a game on this board shows from the first tickets to the replay. */
export async function* gameSights(house: House, request: APIRequestContext, board: BoardId): AsyncGenerator<Sight> {
  const guide = new Guide(house, request);
  const tunnels = await guide.tunnels(board);
  const id = await guide.open(board, ['you', ...BOTS[board]], true);
  const path = `t/${id}`;
  yield {
    name: `${board}-tickets`,
    path,
    look: async (page) => {
      const boxes = page.locator('.pick input');
      await boxes.nth(0).check({ force: true });
      await boxes.nth(1).check({ force: true });
    },
  };
  const turn = await guide.playOn(
    id,
    tunnels,
    ({ observation, legal }, turns) =>
      turns >= (board === 'amsterdam' ? 12 : 34) &&
      observation.phase === 'turn' &&
      legal.some((offer) => offer.type === 'claim'),
  );
  yield { name: `${board}-turn`, path, look: drawn };
  const [claim] = turn.legal.filter((offer) => offer.type === 'claim').sort((a, b) => size(b) - size(a));
  if (claim?.route) {
    const choose = chooseRoute(claim.route);
    yield { name: `${board}-claim`, path, look: choose };
    yield {
      name: `${board}-compose`,
      path,
      look: async (page) => {
        await choose(page);
        // Where there is hardly any room it is in the list of all ways.
        const other = page.getByRole('button', { name: /^Other cards/ });
        if (!(await other.isVisible())) await page.getByRole('button', { name: /more ways? to pay$/ }).click();
        await other.click();
      },
    };
  }
  if (turn.legal.some((offer) => offer.type === 'station')) {
    yield { name: `${board}-station`, path, look: (page) => page.keyboard.press('s') };
    yield { name: `${board}-city`, path, look: chooseStation };
  }
  yield { name: `${board}-more`, path, look: (page) => page.keyboard.press('t') };
  yield { name: `${board}-draw`, path, look: (page) => page.locator('[data-fly="slot-deck"]').click() };
  yield {
    name: `${board}-list`,
    path,
    look: async (page) => {
      await page.keyboard.press('l');
      await page.getByRole('heading', { name: 'Routes' }).waitFor();
    },
  };
  const dug = await guide.playOn(
    id,
    tunnels,
    ({ observation, legal }) => observation.phase === 'tunnel' && legal.some((offer) => offer.type === 'decline'),
  );
  if (dug.observation.phase === 'tunnel') yield { name: `${board}-tunnel`, path, look: drawn };
  await guide.playOn(
    id,
    tunnels,
    ({ observation }) => observation.final_turns !== null && observation.phase === 'turn',
  );
  yield { name: `${board}-last`, path, look: drawn };
  await guide.playOn(id, tunnels, () => false);
  yield { name: `${board}-count`, path, look: async (page) => press('Next')(page) };
  yield { name: `${board}-result`, path, look: async (page) => press('Show result')(page) };
  yield {
    name: `${board}-checked`,
    path,
    look: async (page) => {
      await press('Show result')(page);
      await press('Check the shuffle')(page);
      await page.getByRole('status').filter({ hasText: 'shuffles' }).waitFor();
    },
  };
  yield {
    name: `${board}-replay`,
    path: `${path}/replay#40`,
    look: async (page) => {
      await drawn(page);
      await free(page, 'Scores');
    },
  };
  yield { name: `${board}-learn`, path: `learn/${board}`, look: drawn };
}

/** The tab of a phone; a large screen shows all of them at once. */
const turnTo = (tab: string) => async (page: Page) => {
  await drawn(page);
  const tabs = page.getByRole('navigation', { name: 'Cards, tickets, players, log' });
  if (await tabs.isVisible()) await tabs.getByRole('button', { name: tab }).click();
};

/** A table at which there are several ways to pay for a tunnel. */
async function tunnelToPay(guide: Guide): Promise<string> {
  const tunnels = await guide.tunnels('europe');
  for (;;) {
    const id = await guide.open('europe', ['you', ...BOTS.europe], true);
    const turn = await guide.playOn(
      id,
      tunnels,
      ({ legal }) => legal.filter((offer) => offer.type === 'pay').length > 1,
      24,
    );
    if (turn.table.state === 'playing') return id;
  }
}

/** What a table shows besides the moves, and what it shows to others. */
export async function* tableSights(house: House, request: APIRequestContext): AsyncGenerator<Sight> {
  const guide = new Guide(house, request);
  const id = await guide.open('europe', ['you', ...BOTS.europe], true);
  const path = `t/${id}`;
  await guide.playOn(
    id,
    new Set(),
    ({ observation, legal }, turns) =>
      turns >= 8 && observation.phase === 'turn' && legal.some((offer) => offer.type === 'claim'),
  );
  yield { name: 'menu', path, look: press('Menu') };
  yield {
    name: 'leave',
    path,
    look: async (page) => {
      await press('Menu')(page);
      await press('Leave the table')(page);
    },
  };
  yield {
    name: 'keys',
    path,
    look: async (page) => {
      await drawn(page);
      await page.keyboard.press('?');
      await page.getByRole('heading', { name: 'Keys' }).waitFor();
    },
  };
  yield {
    name: 'command',
    path,
    look: async (page) => {
      await drawn(page);
      await page.keyboard.press('/');
      await page.getByRole('dialog').waitFor();
    },
  };
  yield {
    name: 'help',
    path,
    look: async (page) => {
      await press('Menu')(page);
      await page.getByRole('dialog').getByRole('button', { name: 'What is this?' }).click();
      await page.locator('[data-fly="slot-deck"]').click();
    },
  };
  yield { name: 'tickets', path, look: turnTo('Tickets') };
  yield { name: 'players', path, look: turnTo('Players') };
  yield {
    name: 'log',
    path,
    look: async (page) => {
      await turnTo('Log')(page);
      const log = page.getByRole('banner').getByRole('button', { name: 'Log' });
      if (await log.isVisible()) await log.click();
    },
  };
  yield {
    name: 'peek',
    path,
    look: async (page) => {
      await drawn(page);
      const grip = page.getByRole('button', { name: 'Make room for the map' });
      if (await grip.isVisible()) await grip.click();
    },
  };
  yield {
    name: 'chat',
    path,
    look: async (page) => {
      await turnTo('Log')(page);
      const log = page.getByRole('banner').getByRole('button', { name: 'Log' });
      if (await log.isVisible()) await log.click();
      await page.getByRole('tab', { name: 'Chat' }).click();
    },
  };
  yield { name: 'your-games', path: '' };
  yield { name: 'no-replay', path: `${path}/replay` };
  yield { name: 'paying', path: `t/${await tunnelToPay(guide)}`, look: drawn };
  await guide.playOn(id, new Set(), ({ legal }, turns) => turns > 0 && legal.some((offer) => offer.type === 'tickets'));
  const { number } = (await (await request.get(`${house.url}api/tables/${id}`)).json()) as Seen;
  await guide.post(id, 'actions', { id: 'more', number, action: { type: 'tickets' } });
  yield { name: 'offer', path };
  const stranger = await strangers.newContext();
  const other = new Guide(house, stranger);
  const theirs = await other.open('europe', ['you', ...BOTS.europe], true);
  await other.playOn(theirs, new Set(), (_, turns) => turns >= 8);
  yield { name: 'watching', path: `t/${theirs}`, look: drawn };
  // A bot sits in; the game waits for somebody else.
  const both = await guide.invite('europe', ['you', 'open'], false);
  await other.post(both.table.id, 'join', { key: both.key, name: 'Aino' });
  await guide.post(both.table.id, 'start', {});
  await guide.post(both.table.id, 'leave', {});
  yield {
    name: 'left',
    path: `t/${both.table.id}`,
    look: async (page) => {
      await drawn(page);
      await page.getByRole('button', { name: 'Take your seat back' }).waitFor();
    },
  };
  const { table, key } = await other.invite('europe', ['you', 'open', 'open', 'level4'], false);
  yield { name: 'joining', path: `t/${table.id}#${key}` };
  await stranger.dispose();
}

/** What there is besides a game. */
export async function* houseSights(house: House, request: APIRequestContext): AsyncGenerator<Sight> {
  const guide = new Guide(house, request);
  const id = await guide.open('europe', ['you', 'open', 'open', 'level4'], false);
  yield { name: 'home', path: '' };
  yield {
    name: 'home-clock',
    path: '',
    look: async (page) => {
      await page.locator('summary').click();
      await page.getByLabel('Who plays seat 2').selectOption('open');
    },
  };
  yield { name: 'waiting', path: `t/${id}` };
  yield { name: 'settings', path: '', look: async (page) => press('Settings')(page) };
  yield { name: 'learn', path: 'learn' };
  yield { name: 'rules', path: 'learn/nordic/rules' };
  yield { name: 'rules-chapter', path: 'learn/europe/rules/tunnels' };
  for (const board of BOARDS)
    yield {
      name: `rules-${board}`,
      path: `learn/${board}/rules/all`,
      look: (page) => page.locator('#silent').waitFor(),
    };
  yield { name: 'no-chapter', path: 'learn/europe/rules/dragons' };
  yield { name: 'no-table', path: 't/nosuchtable' };
  yield { name: 'nowhere', path: 'no/such/place' };
  yield { name: 'no-board', path: 'learn/atlantis' };
}
