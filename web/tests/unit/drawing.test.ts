// Cards from the market: held for a moment, called back, and never another one than was meant.
import './browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../../src/settings.svelte';
import { HOLD, TURNING } from '../../src/game/drawing.svelte';
import { sitDown, type Table } from './game';
import type { Game } from '../../src/game.svelte';
import type { Kind } from '../../src/wire';

const DRAW = [{ type: 'draw', slots: [0, 1, 2, 3, 4, 'deck'], whole: [] }];
const pass = (time: number): Promise<unknown> => vi.advanceTimersByTimeAsync(time);

let game: Game;
let table: Table;
beforeEach(() => {
  vi.useFakeTimers();
  settings.choices.draw = 'hold';
  ({ game, table } = sitDown(DRAW));
});
afterEach(() => vi.useRealTimers());

/** The card on its way is taken, and another one is turned up in its place. */
async function taken(slot: number, card: Kind): Promise<void> {
  const market = table.view?.observation?.market.map((kind, n) => (n === slot ? card : kind)) ?? [];
  table.say(DRAW, { market, phase: 'second_card' }, [{ type: 'slot_filled', slot, card }] as never, 0);
  await table.answer();
}

describe('a card that was pressed', () => {
  it('is held long enough to be called back, and sent then', async () => {
    expect(HOLD).toBeGreaterThanOrEqual(1500);
    game.drawing.press(1);
    await pass(HOLD - 1);
    expect([game.drawing.held?.slot, table.sent]).toEqual([1, []]);
    await pass(1);
    expect(table.sent).toEqual([{ type: 'draw', slot: 1 }]);
  });

  it('is called back by undo, and by a change of turns', async () => {
    game.drawing.press(1);
    game.plan.undo();
    game.drawing.press(2);
    table.say([]);
    await pass(10 * HOLD);
    expect([game.drawing.held, table.sent]).toEqual([null, []]);
  });

  it('is a whole turn where the server says so, whatever card it is', () => {
    table.say([{ type: 'draw', slots: [0, 1, 'deck'], whole: [1] }]);
    for (const [slot, whole] of [
      [0, false],
      [1, true],
      ['deck', false],
    ] as const) {
      game.drawing.press(slot);
      expect([slot, game.drawing.held?.whole]).toEqual([slot, whole]);
      game.drawing.callBack();
    }
  });

  it('twice is sent at once, and once', async () => {
    game.drawing.press(1);
    await pass(1100);
    game.drawing.press(1);
    expect(table.sent).toEqual([{ type: 'draw', slot: 1 }]);
    await pass(10 * HOLD);
    expect(table.sent).toHaveLength(1);
  });

  it('is followed by another one that was pressed meanwhile, if that still lies there', async () => {
    game.drawing.press(1);
    game.drawing.press(3);
    await taken(1, 'red');
    expect(game.drawing.held?.slot).toBe(3);
    await pass(HOLD);
    expect(table.sent).toEqual([
      { type: 'draw', slot: 1 },
      { type: 'draw', slot: 3 },
    ]);
  });

  it('is not followed by one that is another card by then', async () => {
    game.drawing.press(1);
    game.drawing.press(3);
    table.say(DRAW, { market: ['red', 'blue', 'red', 'red', 'red'] });
    await table.answer();
    expect(game.drawing.held).toBeNull();
  });
});

describe('a place in the market that was filled again', () => {
  it('takes no press for a moment: what was meant is the card that lay there', async () => {
    game.drawing.press(1);
    await pass(HOLD);
    await taken(1, 'red');
    game.drawing.press(1);
    await pass(TURNING - 1);
    game.drawing.press(1);
    await pass(10 * HOLD);
    expect(table.sent).toHaveLength(1);
    game.drawing.press(1);
    expect(game.drawing.held?.slot).toBe(1);
  });

  it('takes none either when the new card is of the same kind, nor when another player had taken the old one', async () => {
    await taken(1, 'blue');
    expect([...game.drawing.turning]).toEqual([1]);
    game.drawing.press(1);
    expect(game.drawing.held).toBeNull();
    game.drawing.press(2);
    expect(game.drawing.held?.slot).toBe(2);
    await pass(TURNING);
    expect(game.drawing.turning.size).toBe(0);
  });

  it('pressed again while the first press is on its way is not pressed for the next card', async () => {
    game.drawing.press(1);
    await pass(HOLD);
    game.drawing.press(1);
    await taken(1, 'blue');
    await pass(10 * HOLD);
    expect([game.drawing.held, table.sent.length]).toEqual([null, 1]);
  });
});

describe('how cards are taken', () => {
  it('is at once, or when asked, if one has chosen so', async () => {
    settings.choices.draw = 'instant';
    game.drawing.press('deck');
    expect(table.sent).toHaveLength(1);
    await table.answer();
    settings.choices.draw = 'ask';
    game.drawing.press(0);
    await pass(60_000);
    expect([table.sent.length, game.drawing.held?.asking]).toEqual([1, true]);
    game.drawing.send();
    expect(table.sent).toHaveLength(2);
  });

  it('says why not, where a card can not be taken', () => {
    table.say([]);
    game.drawing.press(0);
    expect(table.judge).toHaveBeenCalledWith({ type: 'draw', slot: 0 });
    expect(game.drawing.held).toBeNull();
  });
});
