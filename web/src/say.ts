// Names and prices in words. Everything about a board comes from its facts.
import { list, t, type Args } from './words/words';
import { KINDS, SEAT_SHAPES, type BoardFacts, type Cards, type CityId, type Kind, type Refusal, type RouteFacts, type RouteId, type SeatInfo, type TicketFacts, type TicketId, type View } from './wire';

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
  return kindsOf(cards).map((kind) => t('cards-of', { n: cards[kind] ?? 0, card: t(`card-${kind}`, { n: cards[kind] ?? 0 }) })).join(' + ');
}

export class Names {
  readonly routes = new Map<RouteId, RouteFacts>();
  readonly tickets = new Map<TicketId, TicketFacts>();
  readonly cities = new Map<CityId, string>();

  constructor(readonly facts: BoardFacts) {
    for (const route of facts.routes) this.routes.set(route.id, route);
    for (const ticket of facts.tickets) this.tickets.set(ticket.id, ticket);
    for (const city of facts.cities) this.cities.set(city.id, city.name);
  }

  city(id: CityId): string {
    return this.cities.get(id) ?? id;
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
    const parts = [t('spaces', { n: route.length }), route.colour ? t(`card-${route.colour}`, { n: route.length }) : t('any-colour')];
    if (route.ferry) parts.push(t('ferry-needs', { n: route.ferry }));
    if (route.swap) parts.push(t('swap', { n: route.swap }));
    if (route.ferry && this.facts.rules.ferry_exchange) parts.push(t('ferry-exchange', { n: this.facts.rules.ferry_exchange }));
    return parts.join(', ');
  }

  points(id: RouteId): number {
    return this.facts.rules.route_points[String(this.routes.get(id)?.length ?? 0)] ?? 0;
  }
}

export function seatInfo(view: View): SeatInfo[] {
  return view.table.seats.map((seat, index) => ({
    seat: index,
    name: seat.kind === 'bot' ? (seat.name ?? t(`bot-${(index % 5) + 1}`)) : (seat.name ?? t('open-seat')),
    shape: SEAT_SHAPES[index % SEAT_SHAPES.length] ?? 'circle',
    you: index === view.you,
  }));
}

/** A refusal in the reader's words, from its code and parameters. */
export function refusalText(refusal: Refusal, seats: SeatInfo[], has: (key: string) => boolean): string {
  const key = `refusal-${refusal.code}`;
  if (!has(key)) return t('refusal-unknown', { message: refusal.message });
  const args: Args = {};
  for (const [name, value] of Object.entries(refusal.params)) args[name] = value;
  for (const name of ['owner', 'mover', 'player']) {
    const seat = refusal.params[name];
    if (typeof seat === 'number') args[`${name}Name`] = seats[seat]?.you ? t('you') : (seats[seat]?.name ?? '');
  }
  args.message = refusal.message;
  return t(key, args);
}

export { list };
