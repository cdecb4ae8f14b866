// The replay without a page: how it steps and plays by a clock of our own, which keys it takes, and what it tells of a step.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pressed } from '../../src/replay/keys';
import { lastMove } from '../../src/replay/last';
import { PACE, Playback } from '../../src/replay/playback.svelte';
import { settled } from '../../src/replay/settled';
import { claimsOf, heldAfter, ticketEnds, type Step } from '../../src/replay/steps';
import { Names } from '../../src/say';
import type { BoardFacts, Held } from '../../src/wire';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a replay', () => {
  const replay = (at = 0) => new Playback(10, [2, 5, 9], at);

  it('begins where the address says, as far as there is such a step', () => {
    expect(replay(7).at).toBe(7);
    expect(replay(70).at).toBe(10);
    expect(replay(-1).at).toBe(0);
  });

  it('goes no further than its ends', () => {
    const playback = replay();
    playback.go(-1);
    expect(playback.at).toBe(0);
    playback.go(11);
    expect(playback.at).toBe(10);
  });

  it('goes from claim to claim, and stays where there is no other', () => {
    const playback = replay();
    const been = Array.from({ length: 4 }, () => {
      playback.goToClaim('after');
      return playback.at;
    });
    expect(been).toEqual([2, 5, 9, 9]);
    expect(playback.claimAfter).toBeUndefined();
    playback.go(6);
    playback.goToClaim('before');
    expect(playback.at).toBe(5);
    playback.go(1);
    playback.goToClaim('before');
    expect(playback.at).toBe(1);
  });

  it('plays a step after the other, and pauses at the end', () => {
    const playback = replay(8);
    playback.play();
    vi.advanceTimersByTime(PACE - 1);
    expect([playback.at, playback.playing]).toEqual([8, true]);
    vi.advanceTimersByTime(1);
    expect(playback.at).toBe(9);
    vi.advanceTimersByTime(PACE);
    expect([playback.at, playback.playing]).toEqual([10, false]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('begins anew when it is played at the end', () => {
    const playback = replay(10);
    playback.toggle();
    expect([playback.at, playback.playing]).toEqual([0, true]);
  });

  it('takes another speed at once', () => {
    const playback = replay();
    playback.play();
    vi.advanceTimersByTime(PACE / 2);
    playback.speed = 4;
    vi.advanceTimersByTime(PACE / 4);
    expect(playback.at).toBe(1);
    vi.advanceTimersByTime(PACE / 2);
    expect(playback.at).toBe(3);
    playback.speed = 0.5;
    vi.advanceTimersByTime(PACE);
    expect(playback.at).toBe(3);
    vi.advanceTimersByTime(PACE);
    expect(playback.at).toBe(4);
  });

  it('no longer plays when somebody goes to a step, or pauses it', () => {
    const playback = replay();
    playback.play();
    playback.go(3);
    vi.advanceTimersByTime(5 * PACE);
    expect([playback.at, playback.playing]).toEqual([3, false]);
    playback.play();
    playback.pause();
    playback.speed = 2;
    vi.advanceTimersByTime(5 * PACE);
    expect(playback.at).toBe(3);
  });
});

describe('keys of the replay', () => {
  const press = (key: string, more: Partial<KeyboardEvent> = {}, within = '') => {
    const playback = new Playback(10, [2, 5, 9], 3);
    const preventDefault = vi.fn();
    const target = { closest: (selector: string) => (selector.split(', ').includes(within) ? {} : null) };
    const taken = pressed({ key, target, preventDefault, ...more } as unknown as KeyboardEvent, playback);
    expect(preventDefault).toHaveBeenCalledTimes(taken ? 1 : 0);
    return taken ? { at: playback.at, playing: playback.playing } : null;
  };

  it('step, jump, and play', () => {
    expect(press('ArrowRight')?.at).toBe(4);
    expect(press('ArrowLeft')?.at).toBe(2);
    expect(press('ArrowRight', { shiftKey: true })?.at).toBe(5);
    expect(press('ArrowLeft', { shiftKey: true })?.at).toBe(2);
    expect(press('Home')?.at).toBe(0);
    expect(press('End')?.at).toBe(10);
    expect(press(' ')?.playing).toBe(true);
  });

  it('leave to the browser what is the browser’s', () => {
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('ArrowRight', { metaKey: true })).toBeNull();
    expect(press('Home', { ctrlKey: true })).toBeNull();
    expect(press('a')).toBeNull();
    expect(press('ArrowLeft', { defaultPrevented: true })).toBeNull();
  });

  it('leave to a control what it does by itself', () => {
    expect(press(' ', {}, 'button')).toBeNull();
    expect(press('ArrowLeft', {}, 'button')?.at).toBe(2);
    expect(press('ArrowLeft', {}, 'select')).toBeNull();
    expect(press(' ', {}, '.board')).toBeNull();
  });

  it('do not play and pause while Space is held down', () => {
    expect(press(' ', { repeat: true })?.playing).toBe(false);
  });
});

describe('the address', () => {
  it('is written once a slider rests, with where it rests', () => {
    const write = vi.fn();
    const keep = settled(write, 400);
    for (let step = 0; step < 300; step += 1) {
      keep(step);
      vi.advanceTimersByTime(20);
    }
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    expect(write.mock.calls).toEqual([[299]]);
  });

  it('of a page that was left is not written', () => {
    const write = vi.fn();
    const keep = settled(write);
    keep(1);
    keep.stop();
    vi.runAllTimers();
    expect(write).not.toHaveBeenCalled();
  });
});

describe('what a step of a replay points out', () => {
  const entered = { type: 'tunnel_entered', player: 0, route: 'roma-venezia', cards: { black: 2 } } as const;
  const claimed = { type: 'claimed', player: 0, route: 'roma-venezia', cards: { black: 2 }, points: 2 } as const;

  it('is a tunnel once, also when it is claimed at once', () => {
    expect(lastMove([entered, claimed])).toEqual({ routes: ['roma-venezia'], cities: [] });
    expect(lastMove([entered])).toEqual({ routes: ['roma-venezia'], cities: [] });
  });

  it('is the city of a station, or nothing', () => {
    expect(lastMove([{ type: 'station_built', player: 0, city: 'roma', cards: { red: 1 } }])).toEqual({
      routes: [],
      cities: ['roma'],
    });
    expect(lastMove([{ type: 'drawn', player: 0, slot: 'deck', card: null }])).toBeNull();
  });

  it('is a claim only when the route was claimed', () => {
    const steps = [[], [entered], [entered, claimed], [claimed]].map((facts) => ({ facts }) as unknown as Step);
    expect(claimsOf(steps)).toEqual([
      { step: 2, seat: 0 },
      { step: 3, seat: 0 },
    ]);
  });
});

describe('what seats held', () => {
  const held = (seat: number, red: number, tickets: string[] = [], done: string[] = []): Held => ({
    seat,
    hand: { red },
    tickets,
    done,
    offer: [],
  });
  const steps = [[held(0, 4), held(1, 4)], [held(0, 5)], [], [held(1, 6), held(0, 1)]].map(
    (each) => ({ held: each }) as unknown as Step,
  );

  it('is what was last told of each', () => {
    const reds = (at: number) => heldAfter(steps, at).map(({ hand }) => hand.red);
    expect([0, 1, 2, 3].map(reds)).toEqual([
      [4, 4],
      [5, 4],
      [5, 4],
      [1, 6],
    ]);
  });

  it('puts the letters of all tickets of a city there; it is done when all of them are', () => {
    const names = new Names({
      cities: [],
      routes: [],
      tickets: [
        { id: 'x', a: 'roma', b: 'paris', points: 5, long: false },
        { id: 'y', a: 'paris', b: 'wien', points: 7, long: false },
      ],
    } as unknown as BoardFacts);
    expect([...ticketEnds(held(0, 1, ['x', 'y'], ['x']), names)]).toEqual([
      ['roma', { letter: 'A', done: true }],
      ['paris', { letter: 'AB', done: false }],
      ['wien', { letter: 'B', done: false }],
    ]);
    expect(ticketEnds(undefined, names).size).toBe(0);
  });
});
