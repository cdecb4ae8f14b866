// What a thing at the table is, and the rule that applies to it there: the sentences of the Learn
// pages, chosen by the board's facts and by how the thing stands now.
import { kindName, type Names } from '../say';
import { t } from '../words/words';
import type { BoardFacts, Kind, Observation, RouteId } from '../wire';
import { isDouble, sentences, type ChapterId, type Said } from './chapters';

/** A mark such as `route:berlin-danzig`, `slot:2` or `trains:0`: what it is, and which. */
export interface Thing {
  is: string;
  which: string;
}

export interface Explained {
  title: string;
  says: Said[];
  chapter: ChapterId;
}

export interface Setting {
  facts: BoardFacts;
  names: Names;
  observation: Observation;
  clocked: boolean;
}

export function readThing(mark: string): Thing {
  const at = mark.indexOf(':');
  return at < 0 ? { is: mark, which: '' } : { is: mark.slice(0, at), which: mark.slice(at + 1) };
}

type Explain = (setting: Setting, which: string) => Explained | null;

const only = (says: Said[], ...keys: string[]): Said[] => says.filter(({ key }) => keys.includes(key));

const EXPLAIN: Record<string, Explain> = {
  slot({ facts, observation }, which) {
    const says = sentences(facts, 'cards');
    if (which === 'deck')
      return {
        title: t('learn-thing-deck', { n: observation.deck }),
        says: only(says, 'learn-cards-two', 'learn-cards-hold', 'learn-cards-none'),
        chapter: 'cards',
      };
    const kind = observation.market[Number(which)] ?? null;
    if (kind === null) return { title: t('learn-thing-market'), says: only(says, 'learn-cards-two'), chapter: 'cards' };
    if (kind === 'locomotive')
      return {
        title: kindName(kind),
        says: [...only(says, 'learn-cards-whole', 'learn-cards-plain', 'learn-cards-reset'), ...wild(facts)],
        chapter: 'cards',
      };
    return { title: kindName(kind), says: only(says, 'learn-cards-two'), chapter: 'cards' };
  },
  market: ({ facts }) => ({ title: t('learn-thing-market'), says: sentences(facts, 'cards'), chapter: 'cards' }),
  hand({ facts }, which) {
    const kind = which as Kind;
    const says =
      kind === 'locomotive' ? wild(facts) : only(sentences(facts, 'routes'), 'learn-routes-claim', 'learn-routes-grey');
    return { title: kindName(kind), says, chapter: 'routes' };
  },
  route,
  city({ facts, names }, which) {
    const stations = sentences(facts, 'stations');
    return {
      title: names.city(which),
      says: [{ key: 'learn-city-what' }, ...stations.slice(0, 2)],
      chapter: stations.length ? 'stations' : 'tickets',
    };
  },
  ticket: ({ facts, names }, which) => ({
    title: names.ticket(which),
    says: only(sentences(facts, 'tickets'), 'learn-tickets-what', 'learn-tickets-secret'),
    chapter: 'tickets',
  }),
  tickets: ({ facts }, seat) => ({
    title: t('learn-chapter-tickets'),
    says:
      seat === ''
        ? sentences(facts, 'tickets')
        : [{ key: 'learn-tickets-count' }, ...only(sentences(facts, 'tickets'), 'learn-tickets-what')],
    chapter: 'tickets',
  }),
  stations: ({ facts }) => ({
    title: t('learn-chapter-stations'),
    says: sentences(facts, 'stations'),
    chapter: 'stations',
  }),
  merchandise: ({ facts }) => ({
    title: t('learn-chapter-merchandise'),
    says: sentences(facts, 'merchandise'),
    chapter: 'merchandise',
  }),
  score: () => ({ title: t('learn-thing-score'), says: [{ key: 'learn-score-so-far' }], chapter: 'end' }),
  trains: ({ facts }) => ({
    title: t('learn-thing-trains'),
    says: only(sentences(facts, 'end'), 'learn-end-last'),
    chapter: 'end',
  }),
  cards: ({ facts }) => ({
    title: t('learn-thing-cards'),
    says: [{ key: 'learn-cards-count' }, ...only(sentences(facts, 'cards'), 'learn-cards-hold')],
    chapter: 'cards',
  }),
  clock: ({ clocked }) => ({
    title: t('learn-thing-clock'),
    says: [clocked ? { key: 'learn-clock-runs' } : { key: 'learn-clock-none' }],
    chapter: 'aim',
  }),
};

function wild(facts: BoardFacts): Said[] {
  return only(sentences(facts, 'routes'), 'learn-routes-wild', 'learn-routes-not-wild');
}

function route({ facts, names, observation }: Setting, id: RouteId): Explained | null {
  const found = names.routes.get(id);
  if (!found) return null;
  const says: Said[] = [{ key: 'learn-route-worth', args: { price: names.price(id), points: names.points(id) } }];
  if (observation.claims.some((claim) => claim.route === id)) says.push({ key: 'learn-route-taken' });
  else if (observation.closed.includes(id)) says.push({ key: 'learn-route-closed' });
  let chapter: ChapterId = 'routes';
  if (found.swap) chapter = 'swaps';
  else if (found.tunnel) chapter = 'tunnels';
  else if (found.ferry) chapter = 'ferries';
  else if (found.merchandise) chapter = 'merchandise';
  const rules = sentences(facts, chapter);
  if (chapter !== 'routes') says.push(...rules);
  else
    says.push(
      ...(found.colour === null ? only(rules, 'learn-routes-grey') : only(rules, 'learn-routes-claim')),
      ...wild(facts),
    );
  if (isDouble(facts, found)) says.push(...only(sentences(facts, 'doubles'), 'learn-doubles-from'));
  return { title: names.route(id), says, chapter };
}

export function explain(setting: Setting, thing: Thing): Explained | null {
  return EXPLAIN[thing.is]?.(setting, thing.which) ?? null;
}
