// A game on the page without a page: a board of four cities, and a table whose every word the test says.
import './browser';
import { vi } from 'vitest';
import type { Source } from '../../src/feed.svelte';
import type { Pace, Shown } from '../../src/feed/steps.svelte';
import { Game } from '../../src/game.svelte';
import type {
  Action,
  BoardFacts,
  Fact,
  LegalChoice,
  Observation,
  Refusal,
  TableEvent,
  View,
  Way,
} from '../../src/wire';

const city = (id: string) => ({ id, name: id, names: {} });
const route = (id: string, tunnel = false) => {
  const [a = '', b = ''] = id.split('-');
  return { id, a, b, length: 2, colour: null, tunnel, ferry: 0 };
};
const ticket = (id: string, a: string, b: string) => ({ id, a, b, points: 5, long: false });

export const FACTS = {
  id: 'small',
  name: 'Small',
  words: { ticket: 'ticket', train: 'train', locomotive: 'locomotive', city: 'city' },
  kinds: ['red', 'blue', 'locomotive'],
  cities: ['a', 'b', 'c', 'd'].map(city),
  routes: [route('a-b'), route('b-c', true), route('c-d')],
  tickets: [ticket('t1', 'a', 'b'), ticket('t2', 'a', 'c'), ticket('t3', 'a', 'd'), ticket('t4', 'b', 'd')],
  rules: { stations: 3, locomotive_ends_draw: true, draw: {}, setup: {} },
} as unknown as BoardFacts;

const QUIET = {
  phase: 'turn',
  market: ['red', 'blue', 'red', 'blue', 'red'],
  hand: { red: 4, blue: 2 },
  players: [{}, {}],
  claims: [],
  stations: [],
  tickets: [],
  offer: [],
  tunnel: null,
  to_move: 0,
} as unknown as Observation;

/** What a table says: the test changes it and tells it. */
export class Table implements Source {
  status: Source['status'] = 'live';
  asking = false;
  gone = null;
  sending: Source['sending'] = null;
  drift = 0;
  events: TableEvent[] = [];
  view: View | null = null;
  hurry = vi.fn();
  restart = vi.fn();
  close = vi.fn();
  adopt = vi.fn();
  /** what was sent, and what comes of it */
  sent: Action[] = [];
  refusal: Refusal | null = null;
  judge = vi.fn(() => Promise.resolve({ refusal: null }));
  /** what the server finds missing for tickets */
  found: Way[] = [];
  ways = vi.fn(() => Promise.resolve({ tickets: this.found }));
  pace: Pace = () => 0;
  #shown: Shown = () => undefined;
  #answer: () => void = () => undefined;

  follow(pace: Pace, shown: Shown): this {
    this.pace = pace;
    this.#shown = shown;
    return this;
  }

  /** On its way until `answer`. */
  act(action: Action): Promise<Refusal | null> {
    this.sent.push(action);
    this.sending = { id: '', action, stage: 'quick' };
    return new Promise((done) => {
      this.#answer = () => {
        this.sending = null;
        done(this.refusal);
      };
    });
  }

  async answer(): Promise<void> {
    this.#answer();
    await vi.advanceTimersByTimeAsync(0);
  }

  /** What can be done and seen now, and what brought it about. */
  say(legal: unknown[], seen: Partial<Observation> = {}, facts: Fact[] = [], by = 1): void {
    const number = (this.view?.number ?? 0) + 1;
    const observation = { ...QUIET, ...this.view?.observation, ...seen } as Observation;
    const view = { number, you: 0, now: 0, legal: legal as LegalChoice[], observation, deadlines: [null, null] };
    this.view = { ...view, table: { state: 'playing', seats: [{}, {}] } } as unknown as View;
    const event = { number, at: 0, type: 'acted', seat: by, facts, by: 'person', note: null } as unknown as TableEvent;
    this.events = [...this.events, event];
    this.#shown({ event, view: this.view }, true, []);
  }

  /** Something about the table changed, such as who is there: nothing happened. */
  mention(): void {
    if (this.view) this.#shown({ event: null, view: this.view }, true, []);
  }
}

export function sitDown(legal: unknown[], seen: Partial<Observation> = {}): { game: Game; table: Table } {
  const table = new Table();
  const first = { number: 0, you: 0, now: 0, legal: [], observation: { ...QUIET, ...seen } };
  const view = { ...first, table: { state: 'playing', seats: [{}, {}] }, deadlines: [null, null] } as unknown as View;
  const game = new Game(FACTS, 'abc', null, view, (pace, shown) => table.follow(pace, shown));
  table.say(legal, seen);
  return { game, table };
}
