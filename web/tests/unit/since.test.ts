// What is marked on the map as new for a player.
import { describe, expect, it } from 'vitest';
import { since } from '../../src/game/since';
import type { Fact, TableEvent } from '../../src/wire';

const claimed = (player: number, route: string): Fact => ({ type: 'claimed', player, route, cards: {}, points: 1 });
const built = (player: number, city: string): Fact => ({ type: 'station_built', player, city, cards: {} });
const drawn = (player: number): Fact => ({ type: 'drawn', player, slot: 'deck', card: null });

/** Who did what, one after the other. */
const told = (...acts: [number, Fact][]): TableEvent[] =>
  acts.map(([seat, fact], number) => ({ type: 'acted', number, at: 0, seat, facts: [fact] }) as unknown as TableEvent);

describe('since my last turn', () => {
  it('every claim and station of others is new', () =>
    expect(
      since(
        told([0, drawn(0)], [1, claimed(1, 'a-b')], [2, built(2, 'c')], [3, claimed(3, 'd-e')], [4, built(4, 'f')]),
        0,
      ),
    ).toEqual({ routes: ['a-b', 'd-e'], cities: ['c', 'f'] }));

  it('nothing is new once I have acted, nor what I did myself', () => {
    expect(since(told([1, claimed(1, 'a-b')], [0, drawn(0)]), 0)).toBeNull();
    expect(since(told([1, claimed(1, 'a-b')], [0, claimed(0, 'd-e')]), 0)).toBeNull();
  });

  it('before my first turn all is new', () =>
    expect(since(told([1, claimed(1, 'a-b')]), 0)).toEqual({ routes: ['a-b'], cities: [] }));

  it('somebody who watches sees what came last', () =>
    expect(since(told([0, claimed(0, 'a-b')], [1, claimed(1, 'd-e')], [0, drawn(0)]), null)).toEqual({
      routes: ['d-e'],
      cities: [],
    }));
});
