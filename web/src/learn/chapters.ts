// The rules of a board in sentences: which ones, and with which numbers, follows from its facts.
// No board is named here, but for what is our own on it: a new one gets its chapters from its rules.
import { Names } from '../say';
import { list, t, type Args } from '../words/words';
import type { BoardFacts, RouteFacts, RulesFacts, TicketFacts } from '../wire';

export const CHAPTERS = [
  'aim',
  'cards',
  'routes',
  'doubles',
  'ferries',
  'tunnels',
  'stations',
  'tickets',
  'merchandise',
  'swaps',
  'end',
] as const;
export type ChapterId = (typeof CHAPTERS)[number];

/** A sentence of the catalogue, with what it needs. */
export interface Said {
  key: string;
  args?: Args;
}

export interface Chapter {
  id: ChapterId;
  says: Said[];
}

const said = (key: string, args?: Args): Said => (args ? { key, args } : { key });
const when = (holds: boolean, ...says: Said[]): Said[] => (holds ? says : []);

/** Boards whose table of points is our own design. */
export const OWN_POINTS = ['amsterdam'];

export function isDouble(facts: BoardFacts, route: RouteFacts): boolean {
  return facts.routes.some((other) => other.id !== route.id && other.a === route.a && other.b === route.b);
}

/** What can be said of a board, chapter by chapter; a chapter without sentences has no place on it. */
const TEXTS: Record<ChapterId, (facts: BoardFacts) => Said[]> = {
  aim: ({ rules }) => [
    said('learn-aim-start', { trains: rules.trains, hand: rules.hand }),
    said('learn-aim-points'),
    said('learn-aim-turn', { stations: rules.stations }),
    said('learn-aim-win'),
  ],
  cards: ({ rules }) => [
    said('learn-cards-two'),
    rules.locomotive_ends_draw ? said('learn-cards-whole') : said('learn-cards-plain'),
    ...when(rules.market_reset > 0, said('learn-cards-reset', { n: rules.market_reset })),
    said('learn-cards-hold'),
    said('learn-cards-none'),
  ],
  routes: (facts) => [
    said('learn-routes-claim'),
    ...when(
      facts.routes.some((route) => route.colour === null),
      said('learn-routes-grey'),
    ),
    ...wild(facts),
    said('learn-routes-points'),
    ...when(OWN_POINTS.includes(facts.id), said('learn-routes-own')),
  ],
  doubles: (facts) =>
    when(
      facts.routes.some((route) => isDouble(facts, route)),
      said('learn-doubles-what'),
      ...when(facts.rules.unequal_doubles, said('learn-doubles-unequal')),
      said('learn-doubles-from', { from: facts.rules.double_from }),
    ),
  ferries: ({ rules, routes }) =>
    when(
      routes.some((route) => route.ferry > 0),
      said('learn-ferries-what'),
      ...when(rules.ferry_exchange > 0, said('learn-ferries-exchange', { n: rules.ferry_exchange })),
    ),
  tunnels: ({ rules, routes }) =>
    when(
      routes.some((route) => route.tunnel),
      said('learn-tunnels-dig', { n: rules.tunnel_cards }),
      said('learn-tunnels-match'),
      said('learn-tunnels-give-up'),
      said('learn-tunnels-few', { n: rules.tunnel_cards }),
    ),
  stations: ({ rules }) =>
    when(
      rules.stations > 0,
      said('learn-stations-build', { n: rules.stations }),
      said('learn-stations-use'),
      said('learn-stations-points', { points: rules.station_points }),
    ),
  tickets: ({ rules, tickets }) => [
    said('learn-tickets-what'),
    said('learn-tickets-first', { long: rules.setup.long, regular: rules.setup.regular, keep: rules.setup.keep }),
    said('learn-tickets-back', { returns: rules.setup.returns, later: rules.draw.returns }),
    said('learn-tickets-draw', {
      n: rules.draw.long + rules.draw.regular,
      keep: rules.draw.keep,
      returns: rules.draw.returns,
    }),
    said('learn-tickets-secret'),
    ...own(tickets),
  ],
  merchandise: ({ rules }) =>
    when(rules.merchandise > 0, said('learn-merchandise-take'), said('learn-merchandise-bonus')),
  swaps: (facts) => facts.routes.flatMap((route) => when((route.swap ?? 0) > 0, ...swap(facts, route))),
  end: ({ rules }) => [
    said('learn-end-last', { n: rules.end_trains }),
    said('learn-end-count'),
    ...when(rules.stations > 0, said('learn-stations-points', { points: rules.station_points })),
    ...when(rules.merchandise > 0, said('learn-merchandise-bonus')),
    ...when(rules.longest_path_bonus > 0, said('learn-end-longest', { points: rules.longest_path_bonus })),
    ...when(rules.globetrotter_bonus > 0, said('learn-end-globe', { points: rules.globetrotter_bonus })),
    ...when(
      rules.tie_breaks.length > 0,
      said('learn-end-tie', {
        n: rules.tie_breaks.length,
        ways: list(rules.tie_breaks.map((way) => t(`learn-tie-${way}`))),
      }),
    ),
    said('learn-end-shared'),
  ],
};

/** Where a locomotive stands for any colour, of the kinds of places that the board has. */
export function wildPlaces({ rules, routes }: BoardFacts): RulesFacts['wild_on'] {
  const here = {
    train: true,
    tunnel: routes.some((route) => route.tunnel),
    ferry: routes.some((route) => route.ferry > 0),
    station: rules.stations > 0,
  };
  return (Object.keys(here) as (keyof typeof here)[]).filter((place) => here[place] && rules.wild_on.includes(place));
}

function wild(facts: BoardFacts): Said[] {
  const places = wildPlaces(facts);
  return [
    ...when(
      places.length > 0,
      said('learn-routes-wild', { places: list(places.map((place) => t(`learn-place-${place}`))) }),
    ),
    ...when(!facts.rules.wild_on.includes('train'), said('learn-routes-not-wild')),
  ];
}

function own(tickets: TicketFacts[]): Said[] {
  const ours = tickets.filter((ticket) => ticket.original).length;
  return when(ours > 0, said('learn-tickets-own', { own: ours, n: tickets.length }));
}

function swap(facts: BoardFacts, route: RouteFacts): Said[] {
  const names = new Names(facts);
  return [
    said('learn-swaps-what', { route: names.route(route.id), n: route.swap ?? 0 }),
    said('learn-swaps-worth', { length: route.length, points: names.points(route.id) }),
  ];
}

export function sentences(facts: BoardFacts, chapter: ChapterId): Said[] {
  return TEXTS[chapter](facts);
}

export function chaptersOf(facts: BoardFacts): Chapter[] {
  return CHAPTERS.map((id) => ({ id, says: sentences(facts, id) })).filter((chapter) => chapter.says.length > 0);
}
