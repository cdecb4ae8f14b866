// The language of this window. Each catalogue is a file of its own and only the reader's is loaded;
// which one that is, first.js has already decided and asked for.
import { FluentBundle } from '@fluent/bundle';
import { underWay } from '../quiet';
import { written, type ShortWords } from './short';

/** What is loaded: what home and a table say at first, what else the page says, what only the Learn pages need, or the rules in full. */
export type Part = 'page' | 'rest' | 'learn' | 'rules';

const FILES: Record<Part, Record<string, () => Promise<ShortWords>>> = {
  page: import.meta.glob<ShortWords>('../../../src/perron/words/*.ftl', { query: '?page', import: 'default' }),
  rest: import.meta.glob<ShortWords>('../../../src/perron/words/*.ftl', { query: '?rest', import: 'default' }),
  learn: import.meta.glob<ShortWords>('../../../src/perron/words/*.ftl', { query: '?learn', import: 'default' }),
  rules: import.meta.glob<ShortWords>('../../../src/perron/words/rules/*.ftl', { query: '?rules', import: 'default' }),
};
const codeOf = (path: string): string => path.replace(/^.*\/|\.ftl.*$/g, '');

// What each language calls itself; not every browser knows that.
const NAMES = new Map(
  Object.entries(
    import.meta.glob<string>('../../../src/perron/words/*.ftl', { query: '?name', import: 'default', eager: true }),
  ).map(([path, name]) => [codeOf(path), name]),
);

/** Every language there is a catalogue for, by its code. */
export const LANGUAGES: readonly string[] = [...NAMES.keys()];

export function ownName(code: string): string {
  return NAMES.get(code) ?? code;
}

/** What this browser gets where nothing was chosen. */
export function browserLanguage(): string {
  return document.documentElement.dataset['browserLanguage'] ?? 'en';
}

const parts = new Set<Part>(['page']);
let spoken = $state.raw(new FluentBundle('en', { useIsolating: false }));
let spare = $state.raw<FluentBundle | null>(null);
let asked = '';
let coming: Promise<void> = Promise.resolve();
let mending = false;

async function add(bundle: FluentBundle, wanted: Iterable<Part>): Promise<FluentBundle> {
  const [code] = bundle.locales;
  const found = [...wanted].map(
    async (part) => Object.entries(FILES[part]).find(([path]) => codeOf(path) === code)?.[1]() ?? {},
  );
  for (const words of await Promise.all(found)) bundle.addResource({ body: written(words) });
  return bundle;
}
const load = (code: string): Promise<FluentBundle> => add(new FluentBundle(code, { useIsolating: false }), parts);

/** Everything on the page says itself again in this language, as soon as it is there. */
export function speak(code: string): Promise<void> {
  asked = code;
  coming = load(code).then((bundle) => {
    // Somebody may have chosen yet another one meanwhile.
    if (asked === code) spoken = bundle;
  });
  return coming;
}

/** Other parts of the catalogue, for a view that needs them. What is shown already does not have to be said again. */
export async function need(...wanted: Part[]): Promise<void> {
  const before = coming;
  // If that language does not come, whoever chose it is told; the words that are there stay.
  await before.catch(() => undefined);
  const lacking = wanted.filter((part) => !parts.has(part));
  await add(spoken, lacking);
  for (const part of lacking) parts.add(part);
  // Meanwhile another language may have been chosen.
  if (coming !== before) await speak(asked);
}

/** A view that is loaded apart, with the words that the first ones do without. */
export async function withWords<T>(view: Promise<T>, ...more: Part[]): Promise<T> {
  const [found] = await underWay(Promise.all([view, need('rest', ...more)]));
  return found;
}

export function language(): string {
  return spoken.locales[0] ?? 'en';
}

export function words(): FluentBundle {
  return spoken;
}

/**
 * A message that the reader's catalogue lacks. The tests see to it that there is none; if one slips through,
 * English is fetched and said instead.
 */
export function missing(key: string): FluentBundle | null {
  if (import.meta.env.MODE === 'test') throw new Error(`no words for ${key} in ${language()}`);
  if (!mending) {
    mending = true;
    console.error(`no words for ${key} in ${language()}`);
    void load('en').then((bundle) => (spare = bundle));
  }
  return spare?.hasMessage(key) ? spare : null;
}
