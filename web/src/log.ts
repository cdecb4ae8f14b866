// Events as sentences. One event may say several things; what nobody needs to read says nothing.
import { cardMark, cardMarks, plain, strong, t } from './words/words';
import type { Names } from './say';
import { spread } from './say';
import type { Cards, Fact, Kind, Seat, Slot, TableEvent } from './wire';

export interface Line {
  key: string;
  at: number;
  seat: Seat | null;
  /** marked text, see words.pieces */
  text: string;
  loud: boolean;
}

export interface Company {
  names: Names;
  you: Seat | null;
  name: (seat: Seat) => string;
  /** what the reader calls whoever sits there without a name */
  guest: (seat: Seat) => string;
}

const marks = (cards: Cards | Kind[]): string => cardMarks(Array.isArray(cards) ? cards : spread(cards));

function who(company: Company, seat: Seat): { who: string; name: string } {
  return { who: seat === company.you ? 'you' : 'other', name: strong(company.name(seat)) };
}

type Told = { text: string; loud?: boolean };

function drawn(facts: Fact[], company: Company): Told[] {
  return facts.flatMap((fact) => {
    if (fact.type !== 'drawn') return [];
    const person = who(company, fact.player);
    if (fact.slot !== 'deck' && fact.card) return [{ text: t('log-took', { ...person, card: cardMark(fact.card) }) }];
    return [
      { text: fact.card ? t('log-drew-known', { ...person, card: cardMark(fact.card) }) : t('log-drew', person) },
    ];
  });
}

function tell(fact: Fact, facts: Fact[], company: Company): Told[] {
  switch (fact.type) {
    case 'drawn':
      return drawn([fact], company);
    case 'claimed':
      return [
        {
          text: t('log-claimed', {
            ...who(company, fact.player),
            route: strong(company.names.route(fact.route)),
            cards: marks(fact.cards),
            points: fact.points,
          }),
        },
      ];
    case 'tunnel_entered': {
      const turned = facts.flatMap((other) => (other.type === 'card_turned' ? [other.card] : []));
      const priced = facts.find((other) => other.type === 'tunnel_priced');
      const extra = priced?.type === 'tunnel_priced' ? priced.extra : 0;
      return [
        {
          text: t('log-tunnel', {
            ...who(company, fact.player),
            route: strong(company.names.route(fact.route)),
            cards: marks(turned),
            turned: turned.length,
            extra,
          }),
        },
      ];
    }
    case 'tunnel_abandoned':
      return [
        { text: t('log-gave-up', { ...who(company, fact.player), route: strong(company.names.route(fact.route)) }) },
      ];
    case 'merchandise_taken':
      return [{ text: t('log-merchandise', who(company, fact.player)) }];
    case 'station_built':
      return [
        {
          text: t('log-station', {
            ...who(company, fact.player),
            city: strong(company.names.city(fact.city)),
            cards: marks(fact.cards),
          }),
        },
      ];
    case 'tickets_offered':
      return [{ text: t('log-offered', { ...who(company, fact.player), n: fact.tickets.length }) }];
    case 'tickets_kept':
      return [{ text: t('log-kept', { ...who(company, fact.player), n: fact.kept.length }) }];
    case 'passed':
      return [{ text: t('log-passed', who(company, fact.player)) }];
    case 'row_cleared':
      return [{ text: t('log-cleared') }];
    case 'end_triggered':
      return [{ text: t('log-last-round', { ...who(company, fact.player), n: fact.turns }), loud: true }];
    case 'ended':
      return [{ text: t(fact.reason === 'stalled' ? 'log-stalled' : 'log-ended'), loud: true }];
    case 'shuffled':
      return fact.pile === 'cards' ? [{ text: t('log-reshuffled') }] : [];
    case 'hand_dealt':
    case 'slot_filled':
    case 'card_turned':
    case 'tunnel_priced':
    case 'tickets_buried':
    case 'turn_started':
      return [];
  }
}

export function linesOf(event: TableEvent, company: Company): Line[] {
  const line = (n: number, seat: Seat | null, told: Told): Line => ({
    key: `${event.number}.${n}`,
    at: event.at,
    seat,
    text: told.text,
    loud: told.loud ?? false,
  });
  const one = (seat: Seat, key: string): Line[] => [line(0, seat, { text: t(key, who(company, seat)) })];
  switch (event.type) {
    case 'acted': {
      const told = event.facts.flatMap((fact) => tell(fact, event.facts, company));
      if (event.by === 'stand_in' && told[0]) told[0] = { ...told[0], text: t('log-for', { text: told[0].text }) };
      return told.map((each, n) => line(n, event.seat, each));
    }
    case 'started':
      return [line(0, null, { text: t('log-started'), loud: true })];
    case 'seated':
      return [
        line(0, event.seat, {
          text: t('log-seated', {
            who: event.seat === company.you ? 'you' : 'other',
            name: strong(event.name ?? company.guest(event.seat)),
          }),
        }),
      ];
    case 'named':
      return [
        line(0, event.seat, {
          text: t('log-named', {
            who: event.seat === company.you ? 'you' : 'other',
            before: strong(event.before ?? company.guest(event.seat)),
            name: strong(event.name ?? company.guest(event.seat)),
          }),
        }),
      ];
    case 'left':
      return one(event.seat, 'log-left');
    case 'timed_out':
      return one(event.seat, 'log-timed-out');
    case 'stepped_out':
      return one(event.seat, 'log-stepped-out');
    case 'returned':
      return one(event.seat, 'log-returned');
    case 'rematched':
      return [line(0, null, { text: t('log-rematch') })];
    case 'said':
    case 'created':
    case 'seat_set':
    case 'coloured':
      return [];
  }
}

type Draw = Extract<Fact, { type: 'drawn' }>;

/** The card of an event that was nothing but a draw. */
function onlyDraw(event: TableEvent | undefined): Draw | null {
  if (event?.type !== 'acted' || event.by === 'stand_in') return null;
  const told = event.facts.filter((fact) => !['slot_filled', 'turn_started', 'drawn'].includes(fact.type));
  const draws = event.facts.filter((fact): fact is Draw => fact.type === 'drawn');
  return told.length === 0 && draws.length === 1 ? (draws[0] ?? null) : null;
}

function both(first: Draw, second: Draw, company: Company): string {
  const person = who(company, first.player);
  // The open one first, then what the reader may know of the deck.
  const known = [first, second]
    .sort((a, b) => Number(a.slot === 'deck') - Number(b.slot === 'deck'))
    .flatMap(({ card }) => (card ? [cardMark(card)] : []));
  const [one, other] = known;
  if (one === undefined) return t('log-two-deck', person);
  return other === undefined
    ? t('log-open-deck', { ...person, card: one })
    : t('log-both', { ...person, first: one, second: other });
}

/** All that happened, oldest first; two cards taken in one turn are told together. */
export function story(events: TableEvent[], company: Company): Line[] {
  const lines: Line[] = [];
  for (let n = 0; n < events.length; n++) {
    const event = events[n];
    if (!event) continue;
    const first = onlyDraw(event);
    const second = onlyDraw(events[n + 1]);
    const turnGoesOn = event.type === 'acted' && !event.facts.some((fact) => fact.type === 'turn_started');
    if (first && second && turnGoesOn && first.player === second.player) {
      lines.push({
        key: `${event.number}.both`,
        at: event.at,
        seat: first.player,
        text: both(first, second, company),
        loud: false,
      });
      n++;
    } else lines.push(...linesOf(event, company));
  }
  return lines;
}

/** What a screen reader says of an event, sentence by sentence. */
export function spoken(event: TableEvent, company: Company): string[] {
  return linesOf(event, company).map((line) => plain(line.text));
}

/** Whether this made it somebody's turn. */
export function startsTurn(event: TableEvent, seat: Seat | null): boolean {
  if (event.type === 'returned') return event.seat === seat;
  return 'facts' in event && event.facts.some((fact) => fact.type === 'turn_started' && fact.player === seat);
}

/** The places of the market where this turned up a card. */
export function slotsFilled(event: TableEvent): Slot[] {
  return 'facts' in event ? event.facts.flatMap((fact) => (fact.type === 'slot_filled' ? [fact.slot] : [])) : [];
}
