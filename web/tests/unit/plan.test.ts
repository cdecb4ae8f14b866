// What is chosen and not yet sent: it stays until it is changed, done or no longer possible.
import './browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sitDown, type Table } from './game';
import type { Game } from '../../src/game.svelte';
import type { Cards, Observation } from '../../src/wire';

const PAYS: Cards[] = [{ red: 1 }, { locomotive: 1 }];
const CLAIM = { type: 'claim', routes: ['a-b'], payments: [{ red: 2 }, { blue: 2 }] };
const TUNNEL = [{ type: 'pay', payments: PAYS }, { type: 'decline' }];
const dug = {
  phase: 'tunnel',
  tunnel: { route: 'b-c', cards: { red: 2 }, revealed: ['red', 'blue', 'blue'], extra: 1 },
} as unknown as Partial<Observation>;

let game: Game;
let table: Table;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('at a tunnel', () => {
  beforeEach(() => ({ game, table } = sitDown(TUNNEL, dug)));

  it('the first payment is laid out, and stays with Escape and presses on the board', () => {
    expect(game.plan.payment).toEqual(PAYS[0]);
    game.plan.clear();
    expect(game.plan.payment).toEqual(PAYS[0]);
    game.plan.chooseCity('a');
    expect([game.plan.choice.at, game.plan.payment]).toEqual(['nothing', PAYS[0]]);
    game.plan.chooseRoute('a-b');
    expect([game.plan.choice.at, game.plan.payment]).toEqual(['nothing', PAYS[0]]);
    game.plan.chooseStations();
    game.plan.chooseTickets();
    expect([game.plan.choice.at, game.plan.payment]).toEqual(['nothing', PAYS[0]]);
    expect(game.plan.committed()).toEqual({ type: 'pay', cards: PAYS[0] });
  });

  it('another payment stays chosen when somebody comes or goes', () => {
    game.plan.nextPayment();
    table.mention();
    expect(game.plan.payment).toEqual(PAYS[1]);
  });

  it('cards put together stay when somebody comes or goes, and are gone with the tunnel', () => {
    game.plan.startComposing();
    game.plan.compose('red', 1);
    table.mention();
    expect([game.plan.composing, game.plan.payment]).toEqual([true, { red: 2 }]);
    table.say([], { phase: 'turn', tunnel: null });
    expect([game.plan.composing, game.plan.payment]).toEqual([false, {}]);
  });

  it('what was put together for the claim is not taken for what the tunnel costs', () => {
    ({ game, table } = sitDown([CLAIM]));
    game.plan.chooseRoute('a-b');
    game.plan.startComposing();
    table.say(TUNNEL, dug);
    expect([game.plan.composing, game.plan.payment, game.plan.choice.at]).toEqual([false, PAYS[0], 'nothing']);
  });
});

describe('a route that is chosen', () => {
  beforeEach(() => {
    ({ game, table } = sitDown([CLAIM, { type: 'station', cities: ['c'], payments: [{ red: 1 }] }]));
    game.plan.chooseRoute('a-b');
  });

  it('is paid for as the server suggests, or as one chooses', () => {
    expect(game.plan.committed()).toEqual({ type: 'claim', route: 'a-b', cards: { red: 2 } });
    game.plan.pressStack('blue');
    expect(game.plan.payment).toEqual({ blue: 2 });
    game.plan.nextPayment();
    expect(game.plan.payment).toEqual({ red: 2 });
  });

  it('keeps the payment for as long as it is offered', () => {
    game.plan.pressStack('blue');
    table.mention();
    expect(game.plan.payment).toEqual({ blue: 2 });
    table.say([{ ...CLAIM, payments: [{ red: 2 }] }]);
    expect(game.plan.payment).toEqual({ red: 2 });
  });

  it('is let go when somebody else claims it, and when another is chosen', () => {
    game.plan.chooseCity('c');
    expect([game.plan.choice, game.plan.payment]).toEqual([{ at: 'city', city: 'c' }, { red: 1 }]);
    game.plan.chooseRoute('a-b');
    table.say([], { claims: [{ route: 'a-b', player: 1 }] as never });
    expect([game.plan.choice.at, game.plan.payment]).toEqual(['nothing', {}]);
  });

  it('that can no longer be had is asked about', () => {
    table.say([]);
    expect(game.plan.choice.at).toBe('route');
    expect(table.judge).toHaveBeenCalledWith({ type: 'claim', route: 'a-b', cards: {} });
  });

  it('is judged once the cards rest, not at every one', async () => {
    game.plan.startComposing();
    game.plan.compose('blue', 1);
    game.plan.compose('blue', 1);
    expect(table.judge).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(120);
    expect(table.judge).toHaveBeenCalledTimes(1);
    expect(table.judge).toHaveBeenCalledWith({ type: 'claim', route: 'a-b', cards: { red: 2, blue: 2 } });
    expect(game.plan.verdict).toEqual({ refusal: null });
  });

  it('never takes more cards than there are in the hand, nor fewer than none', () => {
    game.plan.startComposing();
    for (let n = 0; n < 9; n++) game.plan.compose('red', 1);
    expect(game.plan.payment).toEqual({ red: 4 });
    for (let n = 0; n < 9; n++) game.plan.compose('red', -1);
    expect(game.plan.payment).toEqual({});
  });

  it('stays when the server refuses it, and is gone when it was claimed', async () => {
    table.refusal = { code: 'game-over', message: '', params: {} };
    void game.plan.commit();
    await table.answer();
    expect(game.plan.choice.at).toBe('route');
    table.refusal = null;
    void game.plan.commit();
    await table.answer();
    expect([game.plan.choice.at, table.sent.length]).toEqual(['nothing', 2]);
  });
});
