// What a replay's steps tell, as the server sent them: nothing is worked out by rules here.
import { linesOf, type Company } from '../log';
import { t } from '../words/words';
import type { CityId, Held, Replay, Seat, TicketEnd } from '../wire';
import type { Names } from '../say';

/** What stands beside the map. */
export type Tab = 'moves' | 'hands';
export type Step = Replay['steps'][number];

/** Whose claim a step was, if it was one. */
export function claimer(step: Step): Seat | null {
  return step.facts.find((fact) => fact.type === 'claimed')?.player ?? null;
}

/** The steps that are claims, and whose. */
export function claimsOf(steps: readonly Step[]): { step: number; seat: Seat }[] {
  return steps.flatMap((each, step) => {
    const seat = claimer(each);
    return seat === null ? [] : [{ step, seat }];
  });
}

/** What every seat held after a step. The server tells it only where it changed. */
export function heldAfter(steps: readonly Step[], at: number): Held[] {
  const held: Held[] = [];
  for (const step of steps.slice(0, at + 1)) for (const each of step.held) held[each.seat] = each;
  return held;
}

export interface Told {
  step: number;
  seat: Seat | null;
  sentences: string[];
}

/** Every step in sentences; some have none. */
export function told(steps: readonly Step[], company: Company): Told[] {
  return steps.map(({ player, action, facts }, step) => {
    if (player === null || action === null) return { step, seat: null, sentences: [t('log-started')] };
    const event = {
      type: 'acted',
      number: step,
      at: 0,
      seat: player,
      action,
      facts,
      by: 'person',
      note: null,
    } as const;
    return { step, seat: player, sentences: linesOf(event, company).map(({ text }) => text) };
  });
}

/** Where the tickets of one seat begin and end, by their letters. */
export function ticketEnds(held: Held | undefined, names: Names): Map<CityId, TicketEnd> {
  const ends = new Map<CityId, TicketEnd>();
  held?.tickets.forEach((id, n) => {
    const ticket = names.tickets.get(id);
    const done = held.done.includes(id);
    for (const city of ticket ? [ticket.a, ticket.b] : []) {
      const before = ends.get(city);
      ends.set(city, { letter: (before?.letter ?? '') + letterOf(n), done: done && (before?.done ?? true) });
    }
  });
  return ends;
}

export function letterOf(n: number): string {
  return String.fromCharCode(65 + (n % 26));
}
