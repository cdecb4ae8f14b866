// Which chapters a board has, and what is said of a thing on it, follows from its rules.
import { describe, expect, it } from 'vitest';
import { chaptersOf, sentences } from '../../src/learn/chapters';
import { explain, readThing, type Setting } from '../../src/learn/things';
import { Names } from '../../src/say';
import { need } from '../../src/words/language.svelte';
import { has, t } from '../../src/words/words';
import type { BoardFacts, Kind, Observation, RouteFacts, RulesFacts } from '../../src/wire';

await need('learn');

const RULES: RulesFacts = {
  players: [2, 5],
  deck: [12],
  trains: 45,
  end_trains: 2,
  hand: 4,
  market_reset: 0,
  locomotive_ends_draw: false,
  wild_on: ['train'],
  ferry_exchange: 0,
  tunnel_cards: 3,
  double_from: 4,
  unequal_doubles: false,
  stations: 0,
  station_points: 0,
  longest_path_bonus: 0,
  globetrotter_bonus: 0,
  merchandise: 0,
  route_points: { '2': 2, '3': 4 },
  merchandise_bonus: {},
  setup: { long: 0, regular: 5, keep: 2, returns: 'box' },
  draw: { long: 0, regular: 3, keep: 1, returns: 'bottom' },
  tie_breaks: [],
};
const route = (id: string, more: Partial<RouteFacts> = {}): RouteFacts => ({
  id,
  a: 'a',
  b: 'b',
  length: 3,
  colour: 'red',
  tunnel: false,
  ferry: 0,
  ...more,
});
const board = (rules: Partial<RulesFacts> = {}, ...routes: RouteFacts[]): BoardFacts => ({
  id: 'x',
  name: 'X',
  players: [2, 5],
  kinds: ['red', 'blue', 'locomotive'],
  words: { ticket: 'ticket', train: 'train', locomotive: 'locomotive' },
  rules: { ...RULES, ...rules },
  cities: [
    { id: 'a', name: 'Aa', names: {} },
    { id: 'b', name: 'Bb', names: {} },
  ],
  routes: routes.length ? routes : [route('a-b')],
  tickets: [{ id: 'a-b', a: 'a', b: 'b', points: 5, long: false, original: false }],
  layout: {} as BoardFacts['layout'],
});
const ids = (facts: BoardFacts): string[] => chaptersOf(facts).map(({ id }) => id);
const keys = (facts: BoardFacts): string[] => chaptersOf(facts).flatMap(({ says }) => says.map(({ key }) => key));

const PLAIN = ['aim', 'cards', 'routes', 'tickets', 'end'];

describe('chapters', () => {
  it('are few on a plain board', () => expect(ids(board())).toEqual(PLAIN));

  it.each([
    ['doubles', board({}, route('a-b-1'), route('a-b-2'))],
    ['ferries', board({}, route('a-b', { ferry: 1 }))],
    ['tunnels', board({}, route('a-b', { tunnel: true }))],
    ['stations', board({ stations: 3 })],
    ['merchandise', board({ merchandise: 16 })],
    ['swaps', board({}, route('a-b', { swap: 4 }))],
  ])('have %s where the board has them', (chapter, facts) => {
    expect(ids(facts)).toContain(chapter);
    expect(ids(facts).filter((id) => id !== chapter)).toEqual(PLAIN);
  });

  it.each<[string, string | null, BoardFacts]>([
    ['learn-cards-whole', 'learn-cards-plain', board({ locomotive_ends_draw: true })],
    ['learn-cards-plain', 'learn-cards-whole', board({ locomotive_ends_draw: false })],
    ['learn-cards-reset', null, board({ market_reset: 3 })],
    ['learn-routes-not-wild', null, board({ wild_on: ['tunnel'] }, route('a-b', { tunnel: true }))],
    ['learn-ferries-exchange', null, board({ ferry_exchange: 3 }, route('a-b', { ferry: 1 }))],
    ['learn-doubles-unequal', null, board({ unequal_doubles: true }, route('a-b-1'), route('a-b-2'))],
    ['learn-end-longest', 'learn-end-globe', board({ longest_path_bonus: 10 })],
    ['learn-end-globe', 'learn-end-longest', board({ globetrotter_bonus: 10 })],
    ['learn-end-tie', null, board({ tie_breaks: ['tickets', 'stations', 'longest_path_bonus', 'longest_path'] })],
  ])('say %s and not %s', (said, unsaid, facts) => {
    expect(keys(facts)).toContain(said);
    expect(keys(facts)).not.toContain(unsaid);
    expect(keys(board())).not.toContain(said === 'learn-cards-plain' ? '' : said);
  });

  it.each([
    ['box', 'bottom', /leave the game. Later ones go under the pile/],
    ['box', 'box', /^Those that you give back leave the game\.$/],
    ['bottom', 'bottom', /^Those that you give back go under the pile\.$/],
  ] as const)('say where tickets go: first to the %s, later to the %s', (returns, later, text) => {
    const { setup, draw } = RULES;
    const facts = board({ setup: { ...setup, returns }, draw: { ...draw, returns: later } });
    const said = sentences(facts, 'tickets').find(({ key }) => key === 'learn-tickets-back');
    expect(t('learn-tickets-back', said?.args)).toMatch(text);
  });

  it('speak of an order only where more than one thing decides a tie', () => {
    const end = (ways: string[]): string[] =>
      sentences(board({ tie_breaks: ways }), 'end').map(({ key, args }) => t(key, args));
    expect(end(['tickets'])).toContainEqual(expect.stringMatching(/this decides: more completed tickets\.$/));
    expect(end(['tickets', 'stations'])).toContainEqual(
      expect.stringMatching(/in this order: more completed tickets and fewer/),
    );
  });

  it('say what happens when cards run out, and that a tie may remain', () => {
    const facts = board({ stations: 3, merchandise: 16 }, route('a-b', { tunnel: true }));
    for (const key of ['learn-cards-none', 'learn-tunnels-few', 'learn-end-shared']) expect(keys(facts)).toContain(key);
    expect(t('learn-tunnels-few', { n: 3 })).toMatch(/fewer than 3 .* If there is none/);
    expect(t('learn-stations-use')).toMatch(/same route serves all your tickets/);
    expect(t('learn-merchandise-bonus')).toMatch(/level all get the full bonus/);
  });

  it('say what is our own', () => {
    const facts = board();
    const ours = { ...facts, tickets: facts.tickets.map((ticket) => ({ ...ticket, original: true })) };
    expect(keys(facts)).not.toContain('learn-tickets-own');
    expect(keys(ours)).toContain('learn-tickets-own');
    expect(keys({ ...facts, id: 'amsterdam' })).toContain('learn-routes-own');
  });

  it('name the places where a locomotive is wild, and only those that the board has', () => {
    const wild = (facts: BoardFacts): unknown =>
      sentences(facts, 'routes').find(({ key }) => key === 'learn-routes-wild')?.args?.['places'];
    expect(wild(board({ wild_on: ['ferry', 'station', 'train', 'tunnel'] }))).toBe('ordinary routes');
    expect(wild(board({ wild_on: ['ferry', 'train'] }, route('a-b', { ferry: 1 })))).toBe(
      'ordinary routes and ferries',
    );
    expect(wild(board({ wild_on: ['ferry'] }))).toBeUndefined();
  });

  it('have words for all they say, with the numbers of the board', () => {
    const facts = board(
      { stations: 3, station_points: 4, market_reset: 3, longest_path_bonus: 10, tie_breaks: ['tickets'] },
      route('a-b', { swap: 4 }),
    );
    for (const { id, says } of chaptersOf(facts)) {
      expect(has(`learn-chapter-${id}`)).toBe(true);
      for (const { key, args } of says) expect(t(key, args)).not.toMatch(/[{}]/);
    }
    expect(t('learn-aim-start', sentences(facts, 'aim')[0]?.args ?? {})).toContain('45 trains');
    expect(t('learn-stations-points', { points: 4 })).toContain('4 points');
  });
});

describe('what a thing is', () => {
  const look = (facts: BoardFacts, more: Partial<Observation> = {}): Setting => ({
    facts,
    names: new Names(facts),
    clocked: true,
    observation: {
      market: ['red', 'locomotive', null],
      deck: 40,
      claims: [],
      closed: [],
      ...more,
    } as unknown as Observation,
  });
  const says = (setting: Setting, mark: string): string[] =>
    explain(setting, readThing(mark))?.says.map(({ key }) => key) ?? [];

  it('is told by the chapter that applies to it', () => {
    const facts = board(
      { stations: 3, market_reset: 3, locomotive_ends_draw: true },
      route('t', { tunnel: true }),
      route('f', { ferry: 1, b: 'c' }),
      route('p', { b: 'd' }),
    );
    const setting = look(facts);
    const chapter = (mark: string): string | undefined => explain(setting, readThing(mark))?.chapter;
    expect(chapter('route:t')).toBe('tunnels');
    expect(chapter('route:f')).toBe('ferries');
    expect(chapter('route:p')).toBe('routes');
    expect(chapter('city:a')).toBe('stations');
    expect(chapter('slot:0')).toBe('cards');
    expect(chapter('ticket:a-b')).toBe('tickets');
    expect(chapter('trains:1')).toBe('end');
    expect(says(setting, 'slot:1')).toEqual(['learn-cards-whole', 'learn-cards-reset', 'learn-routes-wild']);
    expect(says(setting, 'slot:deck')).not.toContain('learn-cards-whole');
  });

  it('depends on how it stands', () => {
    const facts = board({}, route('one'), route('two'));
    expect(says(look(facts), 'route:one')).toContain('learn-doubles-from');
    expect(says(look(facts, { closed: ['one'] }), 'route:one')).toContain('learn-route-closed');
    expect(says(look(facts, { claims: [{ route: 'one', player: 1 }] }), 'route:one')).toContain('learn-route-taken');
    expect(says({ ...look(facts), clocked: false }, 'clock')).toEqual(['learn-clock-none']);
  });

  it('has words for every kind of card, and nothing for what is no thing', () => {
    const setting = look(board());
    for (const kind of ['red', 'locomotive'] satisfies Kind[])
      expect(explain(setting, readThing(`hand:${kind}`))?.title).toMatch(/\w/);
    expect(explain(setting, readThing('elephant:1'))).toBeNull();
    expect(explain(setting, readThing('route:nowhere'))).toBeNull();
  });
});
