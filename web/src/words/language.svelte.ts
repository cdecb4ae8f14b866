// The language of this window. Each catalogue is a file of its own and only the reader's is loaded;
// which one that is, first.js has already decided and asked for.
import { FluentBundle, FluentResource } from '@fluent/bundle';

/** What is loaded: the page's words, those that only the Learn pages need, or the rules in full. */
export type Part = 'page' | 'learn' | 'rules';

const FILES: Record<Part, Record<string, () => Promise<string>>> = {
  page: import.meta.glob<string>('../../../src/perron/words/*.ftl', { query: '?page', import: 'default' }),
  learn: import.meta.glob<string>('../../../src/perron/words/*.ftl', { query: '?learn', import: 'default' }),
  rules: import.meta.glob<string>('../../../src/perron/words/rules/*.ftl', { query: '?rules', import: 'default' }),
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

async function load(code: string): Promise<FluentBundle> {
  const found = [...parts].map(
    async (part) => Object.entries(FILES[part]).find(([path]) => codeOf(path) === code)?.[1]() ?? '',
  );
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of await Promise.all(found)) if (text) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Everything on the page says itself again in this language, as soon as it is there. */
export function speak(code: string): Promise<void> {
  asked = code;
  coming = load(code).then((bundle) => {
    // Somebody may have chosen yet another one meanwhile.
    if (asked === code) spoken = bundle;
  });
  return coming;
}

/** Other parts of the catalogue, for a view that needs them. */
export function need(...wanted: Part[]): Promise<void> {
  if (wanted.every((part) => parts.has(part))) return coming;
  for (const part of wanted) parts.add(part);
  return speak(asked);
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
