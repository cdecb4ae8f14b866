// Small things that decide how the page behaves.
import { afterAll, describe, expect, it } from 'vitest';
import { readInvitation, readPlace } from '../../src/place';
import { cardsText, Names, routeStanding, sameCards, spread } from '../../src/say';
import { countedOn, coveredBy, inSight, leadOf, longestBar, ranked, signed, sumOf } from '../../src/table/scoring';
import { cardMark, pieces, plain, strong } from '../../src/words/words';
import { speak } from '../../src/words/language.svelte';
import type { BoardFacts, Observation, PlayerOutcome, SeatInfo } from '../../src/wire';

describe('addresses', () => {
  it('lead home, to a table, to a replay, to the rules, or nowhere', () => {
    expect(readPlace('learn')).toEqual({ at: 'learn', board: null, chapter: null });
    expect(readPlace('learn/europe')).toEqual({ at: 'learn', board: 'europe', chapter: null });
    expect(readPlace('learn/europe/end')).toEqual({ at: 'learn', board: 'europe', chapter: 'end' });
    expect(readPlace('learn/europe/end/more')).toEqual({ at: 'nowhere' });
    expect(readPlace('learn/europe/rules')).toEqual({ at: 'rules', board: 'europe', chapter: null });
    expect(readPlace('learn/europe/rules/cards')).toEqual({ at: 'rules', board: 'europe', chapter: 'cards' });
    expect(readPlace('learn/europe/rules/cards/more')).toEqual({ at: 'nowhere' });
    expect(readPlace('')).toEqual({ at: 'home' });
    expect(readPlace('t/abc')).toEqual({ at: 'table', id: 'abc' });
    expect(readPlace('t/abc/replay')).toEqual({ at: 'replay', id: 'abc' });
    expect(readPlace('t/abc/other')).toEqual({ at: 'nowhere' });
    expect(readPlace('elsewhere')).toEqual({ at: 'nowhere' });
    expect(readPlace('t/%E0')).toEqual({ at: 'nowhere' });
  });

  it('are read from what people paste', () => {
    expect(readInvitation(' https://games.example/trains/t/k3v9#secret ')).toEqual({ id: 'k3v9', key: 'secret' });
    expect(readInvitation('/t/k3v9')).toEqual({ id: 'k3v9', key: '' });
    expect(readInvitation('k3v9#secret')).toEqual({ id: 'k3v9', key: 'secret' });
    expect(readInvitation('hello there')).toBeNull();
  });
});

describe('cards', () => {
  it('are spread in the order of the hand', () => {
    expect(spread({ locomotive: 1, blue: 2 })).toEqual(['blue', 'blue', 'locomotive']);
  });

  it('are the same when their counts are', () => {
    expect(sameCards({ red: 2 }, { red: 2, blue: 0 })).toBe(true);
    expect(sameCards({ red: 2 }, { red: 1 })).toBe(false);
  });

  it('are told with right plurals', () => {
    expect(cardsText({ blue: 3, locomotive: 1 })).toBe('3 blue + 1 locomotive');
    expect(cardsText({ locomotive: 2 })).toBe('2 locomotives');
  });
});

describe('sentences', () => {
  it('carry cards and bold names', () => {
    const text = `${strong('Aino')} took ${cardMark('red')}`;
    expect(pieces(text)).toEqual([
      { kind: 'strong', text: 'Aino' },
      { kind: 'text', text: ' took ' },
      { kind: 'cards', text: 'red', cards: ['red'] },
    ]);
    expect(plain(text)).toBe('Aino took red');
  });

  it('are not confused by marks in a name', () => {
    expect(pieces(strong('A\uE001b\uE000'))).toEqual([{ kind: 'strong', text: 'Ab' }]);
  });
});

describe('a route', () => {
  afterAll(() => speak('en'));
  const route = { id: 'athina-roma', a: 'athina', b: 'roma', length: 4, colour: null, tunnel: true, ferry: 1 };
  const facts = {
    cities: [
      { id: 'athina', name: 'Athina', names: { en: 'Athens', de: 'Athen' } },
      { id: 'roma', name: 'Roma', names: { en: 'Rome', de: 'Rom' } },
    ],
    routes: [route],
    tickets: [],
    rules: { ferry_exchange: 0 },
  } as unknown as BoardFacts;
  const names = new Names(facts);
  const seen = (claims: { route: string; player: number }[], closed: string[] = []) =>
    ({ claims, closed }) as unknown as Observation;
  const seats: SeatInfo[] = [
    { seat: 0, name: 'Noor', colour: 1, shape: 'circle', you: true },
    { seat: 1, name: 'Aino', colour: 2, shape: 'square', you: false },
  ];
  const said = (observation: Observation, from?: string) =>
    routeStanding(names, observation, seats, route.id, from).join(', ');

  it('says whose it is and what it asks for, on every board that is only looked at, too', async () => {
    expect(said(seen([]))).toBe('Athens to Rome, free, tunnel, 4 spaces, any one colour, at least 1 locomotive');
    expect(said(seen([], [route.id]), 'roma')).toMatch(/^Rome to Athens, closed, /);
    expect(said(seen([{ route: route.id, player: 0 }]))).toMatch(/^Athens to Rome, yours, /);
    expect(said(seen([{ route: route.id, player: 1 }]))).toMatch(/^Athens to Rome, belongs to Aino, /);
    await speak('de');
    expect(said(seen([{ route: route.id, player: 1 }]))).toBe(
      'Athen nach Rom, gehört Aino, Tunnel, 4 Felder, eine beliebige Farbe, mindestens 1 Lokomotive',
    );
  });
});

describe('the count', () => {
  const player: PlayerOutcome = {
    total: 60,
    routes: 40,
    tickets: 12,
    completed: [],
    failed: [],
    stations: 8,
    longest_path: 20,
    longest_path_bonus: 0,
    globetrotter_bonus: 0,
    merchandise_bonus: 0,
    borrowed: [],
    rank: 1,
  };
  const rules = { stations: 3, merchandise: 0, longest_path_bonus: 10, globetrotter_bonus: 0 };

  it('has the steps that the board has, and adds up to the total', () => {
    const steps = countedOn({ rules } as unknown as BoardFacts);
    expect(steps).toEqual(['routes', 'tickets', 'stations', 'longest']);
    expect(sumOf(steps, 2, player)).toBe(52);
    expect(sumOf(steps, steps.length, player)).toBe(player.total);
  });

  it('draws points that were lost over those that there are, and never before the first', () => {
    const steps = countedOn({ rules } as unknown as BoardFacts);
    expect(coveredBy(38, steps, 2, { ...player, routes: 27, tickets: -38 })).toBe(27);
    expect(coveredBy(20, steps, 2, { ...player, routes: 60, tickets: -20 })).toBe(20);
  });

  it('knows what those that were lost leave in sight', () => {
    const steps = countedOn({ rules } as unknown as BoardFacts);
    const some = { ...player, routes: 50, tickets: -35, stations: 12 };
    expect(inSight('routes', steps, 1, some)).toBe(50);
    expect(inSight('routes', steps, 3, some)).toBe(27);
    expect(inSight('stations', steps, 3, some)).toBe(0);
    expect(inSight('routes', steps, 2, { ...player, routes: 27, tickets: -38 })).toBe(0);
  });

  it('lists players by rank when it is known, those of one rank in the order of the table', () => {
    const players = [2, 1, 2].map((rank, n) => ({ ...player, rank, total: [50, 60, 50][n] ?? 0 }));
    expect(ranked(players, false).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(ranked(players, true).map(({ seat }) => seat)).toEqual([1, 0, 2]);
    expect(leadOf(players)).toBe(10);
  });

  it('has bars as long as all that was gained', () => {
    const steps = countedOn({ rules } as unknown as BoardFacts);
    expect(
      longestBar(steps, [
        { ...player, routes: 27, tickets: -38, stations: 4 },
        { ...player, routes: 10 },
      ]),
    ).toBe(31);
    expect(longestBar(steps, [])).toBe(1);
  });

  it('writes points with their sign', () => {
    expect([4, 0, -4].map(signed)).toEqual(['+4', '–', '−4']);
  });
});
