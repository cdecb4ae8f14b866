// A typed line and what it asks for. Nothing here judges: whether it can be done, the server's choices tell,
// and why it can't, the referee.
import type { Cards, CityId, Kind, RouteFacts, RouteId, Slot, TicketId } from '../wire';
import { fold } from './find';

/** Kinds asked for; null: any number of them. */
export type Wanted = Partial<Record<Kind, number | null>>;

export type Order =
  | { do: 'draw'; slot: Slot }
  | { do: 'claim'; routes: RouteId[]; wanted: Wanted }
  | { do: 'station'; city: CityId; wanted: Wanted }
  | { do: 'pay'; wanted: Wanted }
  | { do: 'keep'; tickets: TicketId[] }
  | { do: 'tickets' | 'stations' | 'decline' | 'pass' | 'undo' | 'hand' }
  | { do: 'unclear'; why: 'verb' | 'card' | 'route' | 'city' | 'ticket'; text: string };

export const VERBS = ['take', 'claim', 'station', 'tickets', 'keep', 'pay', 'decline', 'pass', 'undo', 'hand'] as const;
export type Verb = (typeof VERBS)[number];

/** What is on the table, and what things are called. */
export interface Scene {
  routes: RouteFacts[];
  /** cities that a name may mean */
  cities: (name: string) => CityId[];
  market: (Kind | null)[];
  /** tickets that are offered, and their letters */
  offer: { id: TicketId; letter: string }[];
  verbs: Record<Verb, string[]>;
  deck: string[];
  kinds: Partial<Record<Kind, string[]>>;
}

const begins = (words: string[], typed: string): boolean =>
  words.some((word) => fold(word) === typed) ||
  (typed.length > 2 && words.some((word) => fold(word).startsWith(typed)));

function kindOf(scene: Scene, typed: string): Kind | null {
  const all = Object.entries(scene.kinds) as [Kind, string[]][];
  const exact = all.find(([, words]) => words.some((word) => fold(word) === typed));
  return (exact ?? all.find(([, words]) => begins(words, typed)))?.[0] ?? null;
}

/** The cards at the end of a line, `2 black 1 locomotive`, and the words before them. */
function cardsAtEnd(scene: Scene, words: string[]): { rest: string[]; wanted: Wanted } {
  const wanted: Wanted = {};
  let at = words.length;
  while (at > 0) {
    const kind = kindOf(scene, words[at - 1] ?? '');
    if (!kind) break;
    const count = /^\d+$/.test(words[at - 2] ?? '') ? Number(words[at - 2]) : null;
    wanted[kind] = count;
    at -= count === null ? 1 : 2;
  }
  return { rest: words.slice(0, at), wanted };
}

/** Routes between two cities named one after the other, wherever the first name ends. */
function routesNamed(scene: Scene, words: string[]): RouteId[] {
  for (let cut = 1; cut < words.length; cut++) {
    const from = new Set(scene.cities(words.slice(0, cut).join(' ')));
    const to = new Set(scene.cities(words.slice(cut).join(' ')));
    const found = scene.routes.filter(({ a, b }) => (from.has(a) && to.has(b)) || (from.has(b) && to.has(a)));
    if (found.length) return found.map(({ id }) => id);
  }
  return [];
}

export function understand(line: string, scene: Scene): Order {
  const [first = '', ...words] = fold(line).split(' ');
  const text = words.join(' ');
  const verb =
    VERBS.find((each) => scene.verbs[each].some((word) => fold(word) === first)) ??
    VERBS.find((each) => begins(scene.verbs[each], first));
  switch (verb) {
    case 'take': {
      const n = Number(text);
      if (begins(scene.deck, text) || text === '0') return { do: 'draw', slot: 'deck' };
      if (text && n >= 1 && n <= scene.market.length) return { do: 'draw', slot: n - 1 };
      const kind = kindOf(scene, text);
      const slot = kind ? scene.market.indexOf(kind) : -1;
      return slot < 0 ? { do: 'unclear', why: 'card', text } : { do: 'draw', slot };
    }
    case 'claim': {
      const { rest, wanted } = cardsAtEnd(scene, words);
      const routes = routesNamed(scene, rest);
      return routes.length ? { do: 'claim', routes, wanted } : { do: 'unclear', why: 'route', text: rest.join(' ') };
    }
    case 'station': {
      if (!words.length) return { do: 'stations' };
      const { rest, wanted } = cardsAtEnd(scene, words);
      const [city, ...others] = scene.cities(rest.join(' '));
      return city && !others.length
        ? { do: 'station', city, wanted }
        : { do: 'unclear', why: 'city', text: rest.join(' ') };
    }
    case 'pay':
      return { do: 'pay', wanted: cardsAtEnd(scene, words).wanted };
    case 'keep': {
      const chosen = words.map(
        (word) => scene.offer.find(({ letter }, n) => fold(letter) === word || String(n + 1) === word)?.id,
      );
      const tickets = chosen.filter((id): id is TicketId => id !== undefined);
      return tickets.length && tickets.length === chosen.length
        ? { do: 'keep', tickets }
        : { do: 'unclear', why: 'ticket', text };
    }
    case undefined:
      return { do: 'unclear', why: 'verb', text: line.trim() };
    default:
      return { do: verb };
  }
}

/** The first of the payments offered that is as asked for. */
export function paymentFor(payments: Cards[], wanted: Wanted): Cards | null {
  const asked = Object.keys(wanted) as Kind[];
  return (
    payments.find((cards) =>
      asked.every((kind) => (wanted[kind] === null ? (cards[kind] ?? 0) > 0 : cards[kind] === wanted[kind])),
    ) ?? null
  );
}

/** The cards themselves, where every number was said. */
export function cardsSaid(wanted: Wanted): Cards | null {
  const entries = Object.entries(wanted);
  return entries.length && entries.every(([, n]) => n !== null) ? (wanted as Cards) : null;
}
