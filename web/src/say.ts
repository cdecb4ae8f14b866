// Names and prices in words. Everything about a board comes from its facts.
import { language } from './words/language.svelte';
import { has, list, t, type Args } from './words/words';
import {
  KINDS,
  SEAT_COLOURS,
  SEAT_SHAPES,
  type BoardFacts,
  type Cards,
  type CityFacts,
  type CityId,
  type Kind,
  type Observation,
  type Refusal,
  type RouteFacts,
  type RouteId,
  type Seat,
  type SeatColour,
  type SeatInfo,
  type TableSeat,
  type TicketFacts,
  type TicketId,
  type View,
} from './wire';

export function kindsOf(cards: Cards): Kind[] {
  return KINDS.filter((kind) => (cards[kind] ?? 0) > 0);
}

/** One entry for each card, colours first. */
export function spread(cards: Cards): Kind[] {
  return KINDS.flatMap((kind) => Array.from({ length: cards[kind] ?? 0 }, () => kind));
}

export function sameCards(a: Cards, b: Cards): boolean {
  return KINDS.every((kind) => (a[kind] ?? 0) === (b[kind] ?? 0));
}

export function kindName(kind: Kind): string {
  return t(`kind-${kind}`);
}

/** `3 blue + 1 locomotive` */
export function cardsText(cards: Cards): string {
  return kindsOf(cards)
    .map((kind) => t('cards-of', { n: cards[kind] ?? 0, card: t(`card-${kind}`, { n: cards[kind] ?? 0 }) }))
    .join(' + ');
}

/** A board that comes with Perron is called what the language calls it, any other by its own name. */
export function boardName(id: string, name: string): string {
  return has(`board-${id}`) ? t(`board-${id}`) : name;
}

/** What something costs, as a refusal tells it. */
interface Price {
  length: number;
  colour: Kind | null;
  locomotives: number;
  exchange: number;
}

export class Names {
  readonly routes = new Map<RouteId, RouteFacts>();
  readonly tickets = new Map<TicketId, TicketFacts>();
  readonly cities = new Map<CityId, CityFacts>();

  constructor(readonly facts: BoardFacts) {
    for (const route of facts.routes) this.routes.set(route.id, route);
    for (const ticket of facts.tickets) this.tickets.set(ticket.id, ticket);
    for (const city of facts.cities) this.cities.set(city.id, city);
  }

  get board(): string {
    return boardName(this.facts.id, this.facts.name);
  }

  /** A city as the reader's language calls it, or as the board does. */
  city(id: CityId): string {
    const city = this.cities.get(id);
    return city ? (city.names[language()] ?? city.name) : id;
  }

  /** Every name that any language has for a city, each with the city. */
  get called(): [CityId, string][] {
    return this.facts.cities.flatMap(({ id, name, names }) =>
      [name, ...Object.values(names)].map((each): [CityId, string] => [id, each]),
    );
  }

  pair(ends: { a: CityId; b: CityId } | undefined, id: string): string {
    return ends ? t('pair', { a: this.city(ends.a), b: this.city(ends.b) }) : id;
  }

  route(id: RouteId): string {
    return this.pair(this.routes.get(id), id);
  }

  ticket(id: TicketId): string {
    return this.pair(this.tickets.get(id), id);
  }

  /** What a route asks for: `4 spaces, any one colour, 1 locomotive`. */
  price(id: RouteId): string {
    const route = this.routes.get(id);
    if (!route) return id;
    const parts = [t('spaces', { n: route.length }), route.colour ? t(`colour-${route.colour}`) : t('any-colour')];
    if (route.ferry) parts.push(t('ferry-needs', { n: route.ferry }));
    if (route.swap) parts.push(t('swap', { n: route.swap }));
    if (route.ferry && this.facts.rules.ferry_exchange)
      parts.push(t('ferry-exchange', { n: this.facts.rules.ferry_exchange }));
    return parts.join(', ');
  }

  /** A price by itself: `6 of one colour, at least 2 locomotives`. */
  cost({ length, colour, locomotives, exchange }: Price): string {
    const wild = locomotives === length;
    const parts = [
      wild
        ? cardsText({ locomotive: length })
        : colour
          ? cardsText({ [colour]: length })
          : t('any-cards', { n: length }),
    ];
    if (locomotives && !wild) parts.push(t('ferry-needs', { n: locomotives }));
    if (exchange) parts.push(t('swap', { n: exchange }));
    return parts.join(', ');
  }

  points(id: RouteId): number {
    return this.facts.rules.route_points[String(this.routes.get(id)?.length ?? 0)] ?? 0;
  }
}

/** A route as it stands, part by part: its cities (`from` first), whose it is, what it asks for. */
export function routeStanding(
  names: Names,
  observation: Observation | null,
  seats: SeatInfo[],
  id: RouteId,
  from?: CityId,
): string[] {
  const route = names.routes.get(id);
  if (!route) return [id];
  const owner = observation?.claims.find((claim) => claim.route === id)?.player;
  const [a, b] = from === route.b ? [route.b, route.a] : [route.a, route.b];
  const parts = [t('label-route', { a: names.city(a), b: names.city(b) })];
  if (owner !== undefined)
    parts.push(t('label-owned', { name: seats[owner]?.name ?? '', who: seats[owner]?.you ? 'you' : 'other' }));
  else if (observation?.closed.includes(id)) parts.push(t('label-closed'));
  else parts.push(t('label-free'));
  if (route.tunnel) parts.push(t('tunnel'));
  return [...parts, names.price(id)];
}

/** Colour and shape of a seat, always together. */
export function coloured(colour: SeatColour): Pick<SeatInfo, 'colour' | 'shape'> {
  const n = SEAT_COLOURS.indexOf(colour);
  return { colour: n + 1, shape: SEAT_SHAPES[n] ?? 'circle' };
}

/** The same for a seat whose player has not chosen. */
export function colouredBySeat(seat: Seat): Pick<SeatInfo, 'colour' | 'shape'> {
  return coloured(SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'cobalt');
}

/** Whoever sits somewhere. */
export type Sitting = Pick<TableSeat, 'kind' | 'name'>;

/** A person without a name, as the reader calls them. Somebody who takes a name later leaves the others theirs. */
export function guestName(seats: readonly Sitting[], seat: Seat): string {
  return t('guest', { n: seats.slice(0, seat).filter(({ kind }) => kind === 'person').length + 1 });
}

/** What each seat is called: people by their names or as guests, bots by their seats. */
export function seatNames(seats: readonly Sitting[]): string[] {
  return seats.map(({ kind, name }, seat) => {
    if (kind === 'open') return t('open-seat');
    return name ?? (kind === 'bot' ? t(`bot-${(seat % 5) + 1}`) : guestName(seats, seat));
  });
}

export function seatInfo(view: View): SeatInfo[] {
  const names = seatNames(view.table.seats);
  return view.table.seats.map((seat, index) => ({
    seat: index,
    name: names[index] ?? '',
    ...coloured(seat.colour),
    you: index === view.you,
  }));
}

/** A refusal in the reader's words, from its code and parameters: ids become names, cards and prices words. */
export function refusalText(refusal: Refusal, seats: SeatInfo[], names: Names | null): string {
  const key = `refusal-${refusal.code}`;
  if (!has(key)) {
    console.warn(`no words for the refusal ${refusal.code}: ${refusal.message}`);
    return t('refusal-unknown');
  }
  const { route, city, ticket, cards, price, owner, mover, ...others } = refusal.params as Params;
  const args = { ...others } as Args;
  const seat = owner ?? mover;
  if (seat !== undefined)
    Object.assign(args, { who: seats[seat]?.you ? 'you' : 'other', name: seats[seat]?.name ?? '' });
  if (cards) Object.assign(args, { cards: cardsText(cards), n: spread(cards).length });
  if (route !== undefined) args.route = names?.route(route) ?? route;
  if (city !== undefined) args.city = names?.city(city) ?? city;
  if (ticket !== undefined) args.name = names?.ticket(ticket) ?? ticket;
  if (price && names) args.price = names.cost(price);
  return t(key, args);
}

/** Parameters of refusals: docs/server/api.md. Those that need no names stay as they are. */
interface Params {
  [name: string]: unknown;
  route?: RouteId;
  city?: CityId;
  ticket?: TicketId;
  cards?: Cards;
  price?: Price;
  owner?: Seat;
  mover?: Seat;
}

export { list };
