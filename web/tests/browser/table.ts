// A table against beginners, opened through the interface, and what the page asks of the player there.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { House } from './house.ts';

export interface Choices {
  name?: string;
  list?: boolean;
  theme?: 'light' | 'dark';
  draw?: 'hold' | 'ask' | 'instant';
  language?: string;
  motion?: 'system' | 'instant';
  colour?: string;
}

/** Nothing moves, cards are taken at once. */
export async function settle(page: Page, choices: Choices = {}): Promise<void> {
  await page.addInitScript(
    (given) =>
      localStorage.setItem(
        'perron.settings',
        JSON.stringify({ motion: 'instant', draw: 'instant', name: 'Noor', ...given }),
      ),
    choices,
  );
}

/** A table against one beginner, if `more` says nothing else; `key` is that of its link. */
export async function newTable(
  request: APIRequestContext,
  house: House,
  board: string,
  more: object = {},
): Promise<{ table: { id: string }; key: string }> {
  const reply = await request.post(`${house.url}api/tables`, {
    headers: { origin: new URL(house.url).origin },
    data: {
      board,
      seats: ['you', 'level1'],
      name: 'Noor',
      clock: { kind: 'none' },
      starter: 0,
      chat: true,
      watch: true,
      stand_in: 'level4',
      start: true,
      ...more,
    },
  });
  expect(reply.status()).toBe(201);
  return (await reply.json()) as { table: { id: string }; key: string };
}

export async function openTable(page: Page, house: House, board: string, more: object = {}): Promise<string> {
  return (await newTable(page.request, house, board, more)).table.id;
}

/** Two frames: one to lay things out, one for what measures them. */
export const drawnAnew = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Plays a table to its end through the interface. */
export async function finish(page: Page, house: House, id: string): Promise<void> {
  const at = `${house.url}api/tables/${id}`;
  const headers = { origin: new URL(house.url).origin };
  let n = 0;
  const move = async (): Promise<string> => {
    const view = (await (await page.request.get(at)).json()) as { number: number; table: { state: string } };
    const { legal } = (await (await page.request.get(`${at}/legal`)).json()) as { legal: { type: string }[] };
    const action =
      legal.find(({ type }) => ['keep', 'claim', 'pay'].includes(type)) ??
      legal.find(({ type }) => type === 'draw') ??
      legal[0];
    if (action)
      await page.request.post(`${at}/actions`, { headers, data: { id: `f${n++}`, number: view.number, action } });
    return view.table.state;
  };
  await expect.poll(move, { intervals: [1], timeout: 240_000 }).toBe('over');
}

export type Moment = 'offer' | 'tunnel' | 'pass' | 'second' | 'turn' | 'over';

const MOMENTS: [RegExp, Moment][] = [
  [/^Keep at least/, 'offer'],
  [/^Nothing is possible/, 'pass'],
  [/^Take one more card/, 'second'],
  [/^(Take two cards|Your last turn)/, 'turn'],
  [/^The game is over/, 'over'],
];

export interface Sight {
  moment: Moment;
  /** what was seen, so that the next sight is another one */
  seen: string;
}

/** One part of an accessibility tree: its line, and those that are further in. */
function part(tree: string[], start: RegExp): string[] {
  const at = tree.findIndex((line) => start.test(line.trim()));
  if (at < 0) return [];
  const depth = (line: string): number => line.search(/\S/);
  const end = tree.findIndex((line, n) => n > at && depth(line) <= depth(tree[at] ?? ''));
  return tree.slice(at, end < 0 ? undefined : end);
}

/** Waits until the page asks for something, and something else than before. Read from the accessibility tree alone. */
export async function asked(page: Page, before = ''): Promise<Sight> {
  let sight: Sight | null = null;
  await expect
    .poll(
      async () => {
        const tree = (await page.locator('body').ariaSnapshot()).split('\n');
        const actions = part(tree, /^- region "What you can do"/);
        const heading =
          [...part(tree, /^- heading "Keep at least/), ...actions]
            .map((line) => /heading "([^"]*)"/.exec(line)?.[1])
            .find((name) => name) ?? '';
        const digging = actions.some((line) => /button "Give up"(?! \[disabled)/.test(line));
        const moment = digging ? 'tunnel' : MOMENTS.find(([pattern]) => pattern.test(heading))?.[1];
        const log = part(part(tree, /^- list "Log"/).slice(1), /^- listitem/).join();
        const hand = part(tree, /^- toolbar "Your cards"/)
          .map((line) => /button "([^"]*)"/.exec(line)?.[1] ?? '')
          .join();
        const seen = [heading, log, hand].join('|');
        sight = moment && seen !== before ? { moment, seen } : null;
        return sight ? 'asked' : `${moment ?? 'not asked'}, ${seen === before ? 'as before' : 'new'}: ${seen}`;
      },
      { intervals: [20, 40, 80, 120] },
    )
    .toBe('asked');
  return sight!;
}
