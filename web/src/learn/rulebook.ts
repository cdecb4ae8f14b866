// The rules of a board in full: chapters, their sections, and what each section says. Which of it, and with which
// numbers, follows from the board's facts, so that text and engine can't disagree. The words are in
// src/perron/words/rules/; the clauses that each message tells stand there, too.
import { Names } from '../say';
import { list, t, type Args } from '../words/words';
import { KINDS, type BoardFacts } from '../wire';
import { isDouble, OWN_POINTS, wildPlaces } from './chapters';

/** A part of a chapter with a heading, `rules-<id>`; an address may lead to it. */
export interface Section {
  id: string;
  /** messages, in order */
  says: string[];
  /** what stands below them */
  table?: 'routes' | 'merchandise';
}

export interface RulesChapter {
  id: string;
  sections: Section[];
}

/** What a message is said for: always, or where this holds. */
type Line = string | [string, boolean];

function section(id: string, ...lines: Line[]): Section {
  const says = lines.flatMap((line) => (typeof line === 'string' ? [line] : line[1] ? [line[0]] : []));
  return { id, says: says.map((name) => `rules-${id}-${name}`) };
}

/** The questions on which what is said depends. */
function ask(facts: BoardFacts) {
  const { rules, routes, tickets } = facts;
  return {
    doubles: routes.some((route) => isDouble(facts, route)),
    ferries: routes.some((route) => route.ferry > 0),
    tunnels: routes.some((route) => route.tunnel),
    swaps: routes.some((route) => (route.swap ?? 0) > 0),
    grey: routes.some((route) => route.colour === null),
    stations: rules.stations > 0,
    merchandise: rules.merchandise > 0,
    longest: rules.longest_path_bonus > 0,
    globe: rules.globetrotter_bonus > 0,
    reset: rules.market_reset > 0,
    whole: rules.locomotive_ends_draw,
    exchange: rules.ferry_exchange > 0,
    wild: rules.wild_on.includes('train'),
    long: rules.setup.long > 0,
    own: tickets.some((ticket) => ticket.original),
  };
}
type Answers = ReturnType<typeof ask>;

/** How doubtful points are played that only some boards have; the others follow from the rules. */
const READINGS: Record<string, string[]> = {
  europe: ['orange', 'station', 'unbuilt', 'longest', 'award'],
  nordic: ['orange', 'unequal', 'often', 'tunnel', 'globe', 'path'],
  amsterdam: ['returned', 'merchandise'],
};
/** Ferries that show well what one costs. */
const EXAMPLES = ['palermo-smyrna', 'kristiansand-stavanger-2'];

const CHAPTERS: Record<string, (has: Answers, facts: BoardFacts) => Section[]> = {
  setup: (has) => [
    section('players', 'number', 'order'),
    section('pieces', 'trains', ['stations', has.stations]),
    section(
      'deck',
      'cards',
      'hand',
      'market',
      ['reset', has.reset],
      ['stays', !has.reset],
      ['merchandise', has.merchandise],
    ),
    section('first', ['long', has.long], 'dealt', 'keep', 'returned', 'time', 'stay'),
  ],
  turn: (has, facts) => [
    section('aim', 'sources', ['absent', absent(has, facts).length > 0]),
    section('action', 'one', 'finish', 'pass', 'refused'),
    section('terms', 'route'),
  ],
  cards: (has) => [
    section('two', 'cards', 'replaced', 'second', 'hold'),
    section(
      'open',
      ['whole', has.whole],
      ['second', has.whole],
      ['unseen', has.whole],
      ['plain', !has.whole],
      ['reset', has.reset],
      ['limit', has.reset],
      ['stays', !has.reset],
    ),
    section('empty', 'shuffle', 'market', 'one', 'none'),
  ],
  routes: (has) => [
    section('which', 'any', 'whole', 'trains'),
    section('price', 'set', ['grey', has.grey], 'discards'),
    section('wild', 'where', 'many', ['not', !has.wild]),
    { ...section('points', 'trains', 'once'), table: 'routes' },
  ],
  doubles: (has) => (has.doubles ? [section('twins', 'what', 'beside'), section('both', 'never', 'few', 'many')] : []),
  ferries: (has) =>
    has.ferries
      ? [
          section('ferry', 'what', 'price', 'more', 'example'),
          section(
            'exchange',
            ['none', !has.exchange],
            ['cards', has.exchange],
            ['often', has.exchange],
            ['only', has.exchange],
          ),
          section('afloat', 'same'),
        ]
      : [],
  tunnels: (has) =>
    has.tunnels
      ? [
          section('dig', 'what', 'base', 'turn'),
          section('extra', 'match', 'wilds', 'mixed', 'grey', 'free'),
          section('give-up', 'choice', 'back', 'discards', 'length'),
          section('few', 'shuffle', 'none'),
        ]
      : [],
  swaps: (has) => (has.swaps ? [section('swap', 'cards', 'often', ['wild', !has.wild], 'worth')] : []),
  stations: (has) =>
    has.stations
      ? [
          section('build', 'where', 'price', 'turn'),
          section('lend', 'one', 'same', 'late', 'several', 'only'),
          section('left', 'points'),
        ]
      : [],
  tickets: (has) => [
    section('connect', 'chain', 'help', 'worth'),
    section('more', 'draw', 'returned', ['long', has.long], 'fewer', 'none'),
    section('hold', 'any', 'secret'),
  ],
  merchandise: (has) =>
    has.merchandise
      ? [
          section('goods', 'take', 'open', 'none'),
          { ...section('bonus', 'places', 'ties', 'zero'), table: 'merchandise' },
        ]
      : [],
  end: (has) => [
    section('last', 'begin', 'turns', 'same'),
    section(
      'count',
      'routes',
      'tickets',
      ['stations', has.stations],
      ['longest', has.longest],
      ['longest-ties', has.longest],
      ['globe', has.globe],
      ['merchandise', has.merchandise],
      'sum',
    ),
    section('win', 'most', 'ties', 'shared'),
  ],
  secrets: (has) => [
    section('seen', 'board', ['stations', has.stations], ['merchandise', has.merchandise], 'cards'),
    section('hidden', 'what'),
  ],
  readings: (has, { id }) => [
    section('silent', 'lead', 'starter', 'act', 'exact', 'shuffle', ...(READINGS[id] ?? [])),
    ...(has.own ? [section('own', 'tickets', ['points', OWN_POINTS.includes(id)])] : []),
  ],
};

export function rulebook(facts: BoardFacts): RulesChapter[] {
  const has = ask(facts);
  return Object.entries(CHAPTERS)
    .map(([id, sections]) => ({ id, sections: sections(has, facts) }))
    .filter(({ sections }) => sections.length > 0);
}

const sources = (has: Answers): string[] => [
  'routes',
  'tickets',
  ...(['stations', 'longest', 'globe', 'merchandise'] as const).filter((each) => has[each]),
];

/** What somebody who knows another board may look for in vain. */
const absent = (has: Answers, { rules }: BoardFacts): string[] =>
  [
    ['ferries', has.ferries] as const,
    ['tunnels', has.tunnels] as const,
    ['stations', has.stations] as const,
    ['longest', rules.longest_path_bonus > 0] as const,
  ].flatMap(([each, there]) => (there ? [] : [each]));

/** Everything that a message may insert or select on; all of it comes from the board. */
export function figures(facts: BoardFacts): Args {
  const { rules, routes, tickets, players } = facts;
  const has = ask(facts);
  const names = new Names(facts);
  const ferries = routes.filter((route) => route.ferry > 0);
  const example = ferries.find(({ id }) => EXAMPLES.includes(id)) ?? ferries[0];
  const swap = routes.find((route) => (route.swap ?? 0) > 0);
  return {
    least: players[0],
    most: players[1],
    trains: rules.trains,
    hand: rules.hand,
    end: rules.end_trains,
    deck: rules.deck.reduce((sum, n) => sum + n, 0),
    cards: list(
      KINDS.flatMap((kind, n) => {
        const cards = rules.deck[n] ?? 0;
        return cards ? [t('cards-of', { n: cards, card: t(`card-${kind}`, { n: cards }) })] : [];
      }),
    ),
    reset: rules.market_reset,
    stations: rules.stations,
    station: rules.station_points,
    longest: rules.longest_path_bonus,
    globe: rules.globetrotter_bonus,
    merchandise: rules.merchandise,
    longs: tickets.filter((ticket) => ticket.long).length,
    tickets: tickets.filter((ticket) => !ticket.long).length,
    own: tickets.filter((ticket) => ticket.original).length,
    long: rules.setup.long,
    short: rules.setup.regular,
    first: rules.setup.long + rules.setup.regular,
    keep: rules.setup.keep,
    returned: rules.setup.returns,
    more: rules.draw.long + rules.draw.regular,
    moreKeep: rules.draw.keep,
    moreReturned: rules.draw.returns,
    from: rules.double_from,
    unequal: rules.unequal_doubles ? 'yes' : 'no',
    tunnel: rules.tunnel_cards,
    exchange: rules.ferry_exchange,
    dearer: rules.ferry_exchange - 1,
    ferries: ferries.every((route) => route.colour === null) ? 'grey' : 'coloured',
    ferry: example ? names.route(example.id) : '',
    ferryPrice: example ? names.price(example.id) : '',
    swap: swap?.swap ?? 0,
    swapDearer: (swap?.swap ?? 0) - 1,
    swapRoute: swap ? names.route(swap.id) : '',
    swapLength: swap?.length ?? 0,
    swapPoints: swap ? names.points(swap.id) : 0,
    places: list(wildPlaces(facts).map((place) => t(`learn-place-${place}`))),
    sources: list(sources(has).map((each) => t(`rules-source-${each}`))),
    absent: list(absent(has, facts).map((each) => t(`rules-absent-${each}`))),
    breaks: rules.tie_breaks.length,
    ways: list(rules.tie_breaks.map((way) => t(`learn-tie-${way}`))),
  };
}
