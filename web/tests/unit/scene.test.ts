// What is shown of a step, for how long, and what is told of it: once.
import './browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notices } from '../../src/notices.svelte';
import { settings } from '../../src/settings.svelte';
import { sitDown, type Table } from './game';
import type { Game } from '../../src/game.svelte';
import type { Fact, TableEvent } from '../../src/wire';

const DRAW = [{ type: 'draw', slots: ['deck'], whole: [] }];
const fact = (type: string, more: object = {}): Fact => ({ type, player: 1, ...more }) as unknown as Fact;
const claimed = (route: string, player = 1): Fact => fact('claimed', { route, player, cards: { red: 2 }, points: 2 });
const turn = (player: number): Fact => fact('turn_started', { player, final_turns: null });

let game: Game;
let table: Table;
beforeEach(() => {
  vi.useFakeTimers();
  settings.choices.motion = 'system';
  notices.polite = [];
  notices.assertive = [];
  ({ game, table } = sitDown([]));
});
afterEach(() => vi.useRealTimers());

const called = async (): Promise<string[]> => {
  await vi.advanceTimersByTimeAsync(0);
  return notices.assertive.map(({ text }) => text);
};

describe('what is new', () => {
  it('is all that others built since I acted', () => {
    expect(game.scene.last).toBeNull();
    table.say([], {}, [claimed('a-b')]);
    table.say([], {}, [fact('drawn', { slot: 'deck', card: null })]);
    expect(game.scene.last).toEqual({ routes: ['a-b'], cities: [] });
    table.say([], {}, [fact('tunnel_entered', { route: 'b-c', cards: {} })]);
    table.say([], {}, [fact('station_built', { city: 'c', cards: {} })]);
    expect(game.scene.last).toEqual({ routes: ['a-b'], cities: ['c'] });
    table.say([], {}, [fact('drawn', { player: 0, slot: 'deck', card: 'red' })], 0);
    expect(game.scene.last).toBeNull();
  });

  it('is known of a game that one comes back to', () => {
    const before = { number: 1, at: 0, type: 'acted', seat: 1, facts: [claimed('c-d')] } as unknown as TableEvent;
    table.events = [before];
    expect(game.scene.last).toEqual({ routes: ['c-d'], cities: [] });
  });
});

describe('a turn', () => {
  it('is called once, when it begins', async () => {
    table.say(DRAW, {}, [turn(0)]);
    table.say(DRAW, { phase: 'second_card' }, [fact('drawn', { player: 0, slot: 'deck', card: 'red' })], 0);
    table.mention();
    expect(await called()).toEqual(['Your turn']);
    expect(notices.polite.at(-1)?.text).toBe('One more card');
    table.say([], { phase: 'turn' }, [turn(1)], 0);
    table.say(DRAW, {}, [turn(0)]);
    expect(await called()).toEqual(['Your turn', 'Your turn']);
  });

  it('of somebody else is not called', async () => {
    table.say([], {}, [turn(1)]);
    expect(await called()).toEqual([]);
  });

  it('is counted from what happened', () => {
    table.say([], {}, [turn(1)]);
    table.say([], {}, [turn(0)]);
    expect(game.turn).toBe(2);
  });
});

describe('a step', () => {
  const paced = (facts: Fact[], seat = 1, queued = 0): number =>
    table.pace({ event: { type: 'acted', seat, facts } as unknown as TableEvent, view: table.view! }, queued);

  it('is shown the longer the more there is to see, and at once where nothing moves or much waits', () => {
    const draw = paced([fact('drawn')]);
    const claim = paced([claimed('a-b')]);
    const tunnel = paced([fact('tunnel_entered')]);
    expect(draw).toBeGreaterThan(0);
    expect(claim).toBeGreaterThan(draw);
    expect(tunnel).toBeGreaterThan(claim);
    expect(paced([claimed('a-b', 0)], 0)).toBe(0);
    expect(paced([claimed('a-b')], 1, 3)).toBe(0);
    settings.choices.motion = 'instant';
    expect(paced([claimed('a-b')])).toBe(0);
  });

  it('of a tunnel stays until it is paid, and nothing of it after that', () => {
    const dig = [
      fact('tunnel_entered', { route: 'b-c', cards: { red: 2 } }),
      fact('card_turned', { card: 'red' }),
      fact('tunnel_priced', { extra: 1 }),
    ];
    table.say([], { phase: 'tunnel' }, dig);
    expect(game.scene.dig).toMatchObject({ route: 'b-c', turned: ['red'], extra: 1, done: false });
    table.mention();
    expect(game.scene.dig).not.toBeNull();
    table.say([], { phase: 'turn' }, [claimed('b-c')]);
    expect(game.scene.dig).toBeNull();
  });

  it('sends a card to whoever took it, and it lands once', () => {
    table.say([], {}, [fact('drawn', { player: 0, slot: 2, card: 'red' })], 0);
    table.say([], {}, [fact('drawn', { player: 1, slot: 'deck', card: null })]);
    expect(game.scene.flights.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['red', 'slot-2', 'hand-red'],
      ['back', 'slot-deck', 'seat-1'],
    ]);
    for (const { key } of game.scene.flights) game.scene.landed(key);
    expect(game.scene.flights).toEqual([]);
  });
});
