// The count, step by step. Points and their reasons are the server's; this only puts them in order.
import { numeral } from '../words/words';
import type { BoardFacts, PlayerOutcome, RulesFacts, Seat } from '../wire';

export type ScoreStep = 'routes' | 'tickets' | 'stations' | 'merchandise' | 'longest' | 'globe' | 'result';
export type Counted = Exclude<ScoreStep, 'result'>;

const POINTS: Record<Counted, (player: PlayerOutcome) => number> = {
  routes: (player) => player.routes,
  tickets: (player) => player.tickets,
  stations: (player) => player.stations,
  merchandise: (player) => player.merchandise_bonus,
  longest: (player) => player.longest_path_bonus,
  globe: (player) => player.globetrotter_bonus,
};

const HAS: Record<Counted, (rules: RulesFacts) => boolean> = {
  routes: () => true,
  tickets: () => true,
  stations: (rules) => rules.stations > 0,
  merchandise: (rules) => rules.merchandise > 0,
  longest: (rules) => rules.longest_path_bonus > 0,
  globe: (rules) => rules.globetrotter_bonus > 0,
};

export function countedOn(facts: BoardFacts): Counted[] {
  return (Object.keys(HAS) as Counted[]).filter((step) => HAS[step](facts.rules));
}

export function pointsFor(step: Counted, player: PlayerOutcome): number {
  return POINTS[step](player);
}

/** How much of what the first n steps gave is taken away again by points lost: not more than there is. */
export function coveredBy(lost: number, steps: Counted[], n: number, player: PlayerOutcome): number {
  return Math.min(
    lost,
    steps.slice(0, n).reduce((sum, step) => sum + Math.max(0, POINTS[step](player)), 0),
  );
}

/** How much of a step's points is in sight after n steps: those lost lie over the last ones that were gained. */
export function inSight(step: Counted, steps: Counted[], n: number, player: PlayerOutcome): number {
  const counted = steps.slice(0, n).map((each) => POINTS[each](player));
  const lost = counted.reduce((sum, points) => sum - Math.min(0, points), 0);
  const after = counted.slice(steps.indexOf(step) + 1).reduce((sum, points) => sum + Math.max(0, points), 0);
  const points = Math.max(0, POINTS[step](player));
  return Math.max(0, Math.min(points, points + after - lost));
}

/** The sum of the first n steps. */
export function sumOf(steps: Counted[], n: number, player: PlayerOutcome): number {
  return steps.slice(0, n).reduce((sum, step) => sum + POINTS[step](player), 0);
}

/** Players with their seats: by rank once that is known, until then in the order of the table. */
export function ranked(players: PlayerOutcome[], known: boolean): { player: PlayerOutcome; seat: Seat }[] {
  const all = players.map((player, seat) => ({ player, seat }));
  return known ? all.sort((a, b) => a.player.rank - b.player.rank || a.seat - b.seat) : all;
}

/** How many points the first is ahead of the second. */
export function leadOf(players: PlayerOutcome[]): number {
  const [first = 0, second = 0] = players.map(({ total }) => total).sort((a, b) => b - a);
  return first - second;
}

/** How many points the longest bar stands for: what was lost lies beside what was gained. */
export function longestBar(steps: Counted[], players: PlayerOutcome[]): number {
  return Math.max(1, ...players.map((each) => sumOf(steps, steps.length, each) + Math.max(0, -each.tickets)));
}

/** `+4`, `−4`, and a dash for nothing. */
export function signed(n: number): string {
  return n === 0 ? '–' : n > 0 ? `+${n}` : numeral(n);
}
