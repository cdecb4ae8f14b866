// Where in the rules a refusal is explained: a chapter and a section of src/learn/rulebook.ts, for every refusal of the
// engine. What the service refuses (a full table, a lost connection) is no rule of the game and leads nowhere.
import type { BoardFacts, Refusal, RouteId } from './wire';

const FIRST = 'setup#first';
const TURN = 'turn#action';
const TICKETS = 'tickets#more';

/** By the moment in which something else is asked for. */
const MOMENTS: Record<string, string> = {
  setup: FIRST,
  keep: TICKETS,
  second_card: 'cards#two',
  tunnel: 'tunnels#give-up',
};

const PLACES: Record<string, string> = {
  refused: TURN,
  malformed: TURN,
  'unknown-type': TURN,
  'unknown-route': TURN,
  'unknown-city': TURN,
  'unknown-ticket': TURN,
  'unknown-card': TURN,
  'unknown-player': TURN,
  'bad-slot': TURN,
  'bad-count': TURN,
  'not-your-turn': TURN,
  'must-act': TURN,
  'game-over': 'end#last',
  'already-chosen': FIRST,
  'player-needed': FIRST,
  'empty-slot': 'cards#empty',
  'no-cards': 'cards#empty',
  'locomotive-second': 'cards#open',
  'route-taken': 'routes#which',
  'too-few-trains': 'routes#which',
  'not-in-hand': 'routes#price',
  'route-closed': 'doubles#both',
  'twin-owned': 'doubles#both',
  'no-stations': 'turn#aim',
  'stations-used-up': 'stations#build',
  'city-taken': 'stations#build',
  'no-tickets': TICKETS,
};

/** Which tickets it is about, depends on when they are offered. */
const OFFERS = ['keep-too-few', 'not-offered', 'named-twice'];

function priceOf(facts: BoardFacts, id: RouteId): string {
  const route = facts.routes.find((each) => each.id === id);
  if (route?.swap) return 'swaps#swap';
  if (route?.ferry) return 'ferries#ferry';
  return route?.tunnel ? 'tunnels#dig' : 'routes#price';
}

/** `cards#open`, or null where no rule is broken. `phase` is the moment of the game. */
export function rulePlace({ code, params }: Refusal, facts: BoardFacts, phase: string): string | null {
  const { what, route, phase: moment } = params as { what?: string; route?: RouteId; phase?: string };
  if (OFFERS.includes(code)) return MOMENTS[phase] ?? TICKETS;
  if (code === 'wrong-moment') return MOMENTS[moment ?? ''] ?? TURN;
  if (code !== 'wrong-payment') return PLACES[code] ?? null;
  if (what === 'station') return 'stations#build';
  return what === 'tunnel' ? 'tunnels#extra' : priceOf(facts, route ?? '');
}
