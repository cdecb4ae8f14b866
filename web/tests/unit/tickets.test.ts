// Tickets on the page: their letters, the cities where they stand, and the ways that are drawn for them.
import './browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../src/settings.svelte';
import { Count } from '../../src/table/count.svelte';
import { sitDown, type Table } from './game';
import type { Game } from '../../src/game.svelte';
import type { Fact, Outcome, Way } from '../../src/wire';

const way = (id: string, missing: string[], done = false): Way => ({
  id,
  done,
  missing,
  trains: 2,
  borrowed: [],
});
const kept = (...tickets: string[]): Fact => ({ type: 'tickets_kept', player: 0, kept: tickets }) as unknown as Fact;

let game: Game;
let table: Table;
beforeEach(() => {
  vi.useFakeTimers();
  settings.choices.ways = true;
});
afterEach(() => vi.useRealTimers());

const answered = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe('letters', () => {
  beforeEach(() => {
    ({ game, table } = sitDown([]));
    table.say([], { tickets: ['t1', 't2', 't3'] }, [kept('t3', 't1', 't2')], 0);
  });

  it('are given in the order in which tickets were taken', () => {
    expect([...game.tickets.letters]).toEqual([
      ['t3', 'A'],
      ['t1', 'B'],
      ['t2', 'C'],
    ]);
  });

  it('stand at a city all of them, however many begin there', () => {
    expect(game.tickets.ends.get('a')).toEqual({ letter: 'ABC', done: false });
    expect(game.tickets.ends.get('d')).toEqual({ letter: 'A', done: false });
  });

  it('of what is still open come before what is done', async () => {
    table.found = [way('t3', [], true), way('t1', ['a-b']), way('t2', ['b-c'])];
    table.say([], { claims: [{ route: 'c-d', player: 0 }] as never });
    await answered();
    expect(game.tickets.ends.get('a')).toEqual({ letter: 'BC', done: false });
    expect(game.tickets.ends.get('d')).toEqual({ letter: 'A', done: true });
  });

  it('are the same when the game is over and points are counted', () => {
    const players = [
      { completed: ['t1'], failed: ['t2', 't3'], borrowed: [] },
      { completed: ['t4'], failed: [], borrowed: [] },
    ];
    table.view = { ...table.view!, outcome: { players, winners: [0], decided_by: 'points' } as unknown as Outcome };
    const count = new Count(game);
    count.at = 1;
    expect(count.ends).toEqual(
      new Map([
        ['a', { letter: 'CA', done: false }],
        ['b', { letter: 'B', done: true }],
        ['c', { letter: 'C', done: false }],
        ['d', { letter: 'A', done: false }],
      ]),
    );
  });
});

const offered = (...tickets: string[]): Fact => ({ type: 'tickets_offered', player: 0, tickets }) as unknown as Fact;
const letters = (): Record<string, string> => Object.fromEntries(game.tickets.letters);

describe('the letter of a ticket', () => {
  beforeEach(() => {
    ({ game, table } = sitDown([]));
    table.say([], { tickets: ['t1'] }, [kept('t1')], 0);
    table.say([{ type: 'keep', least: 1, tickets: ['t2', 't3', 't4'] }], { offer: ['t2', 't3', 't4'] }, [
      offered('t2', 't3', 't4'),
    ]);
  });

  it('is the same in the hand as in the offer, whatever is given back', () => {
    expect(letters()).toEqual({ t1: 'A', t2: 'B', t3: 'C', t4: 'D' });
    table.say([], { offer: [], tickets: ['t1', 't3', 't4'] }, [kept('t3', 't4')], 0);
    expect(letters()).toEqual({ t1: 'A', t3: 'C', t4: 'D' });
  });

  it('is the first that is free when the ticket is offered', () => {
    table.say([], { offer: [], tickets: ['t1', 't4'] }, [kept('t4')], 0);
    table.say([{ type: 'keep', least: 1, tickets: ['t2', 't3'] }], { offer: ['t2', 't3'] }, [offered('t2', 't3')]);
    expect(letters()).toEqual({ t1: 'A', t4: 'D', t2: 'B', t3: 'C' });
    table.say([], { offer: [], tickets: ['t1', 't4', 't3'] }, [kept('t3')], 0);
    expect(letters()).toEqual({ t1: 'A', t4: 'D', t3: 'C' });
  });
});

describe('an offer', () => {
  beforeEach(async () => {
    ({ game, table } = sitDown([]));
    table.say([], { tickets: ['t1'] }, [kept('t1')], 0);
    table.found = [way('t1', ['a-b']), way('t2', ['b-c']), way('t3', ['c-d'])];
    table.say([{ type: 'keep', least: 1, tickets: ['t2', 't3'] }], { offer: ['t2', 't3'] });
    await answered();
  });

  it('draws the ways of what is in hand and of what is ticked, and of nothing else', () => {
    expect([...game.tickets.hints.keys()]).toEqual(['a-b']);
    game.tickets.toggle('t3');
    expect([...game.tickets.hints.keys()]).toEqual(['a-b', 'c-d']);
    expect(game.tickets.ends.get('a')?.letter).toBe('AC');
    game.tickets.toggle('t3');
    expect([...game.tickets.hints.keys()]).toEqual(['a-b']);
  });

  it('is taken in its own order, and forgotten when it is gone', async () => {
    game.tickets.toggle('t3');
    game.tickets.toggle('t2');
    void game.tickets.keep();
    expect(table.sent).toEqual([{ type: 'keep', tickets: ['t2', 't3'] }]);
    table.say([], { offer: [], tickets: ['t1', 't2', 't3'] }, [kept('t2', 't3')], 0);
    await table.answer();
    expect([game.tickets.kept, [...game.tickets.letters.values()]]).toEqual([[], ['A', 'B', 'C']]);
  });
});
