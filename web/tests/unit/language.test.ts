// Which language a browser gets: the very script that runs before the first paint.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { language, need, speak, words } from '../../src/words/language.svelte';
import { ago, inOrder, numeral, list, t } from '../../src/words/words';
import { codes, served } from '../../tools/catalogues';

const script = readFileSync(join(import.meta.dirname, '../../src/first.js'), 'utf8');
const SEVEN = 'en=en.js da=da.js sv=sv.js nb=nb.js fi=fi.js is=is.js de=de.js';
const SERVES =
  'fo=da kl=da DK=da FO=da GL=da SE=sv AX=sv no=nb nn=nb NO=nb SJ=nb FI=fi IS=is gsw=de DE=de AT=de CH=de LI=de';

function first(
  languages: string[],
  chosen = '',
  words = SEVEN,
): { lang: string; own: string | undefined; asked: string[] } {
  const root = { lang: 'en', dataset: {} as Record<string, string> };
  const asked: string[] = [];
  runInNewContext(script, {
    document: {
      documentElement: root,
      baseURI: 'http://perron.test/',
      currentScript: { dataset: { words, serves: SERVES, home: '', table: '' } },
      createElement: () => ({}),
      head: { append: (link: { href: string }) => asked.push(link.href) },
    },
    location: { pathname: '/learn', hash: '' },
    localStorage: { getItem: () => JSON.stringify(chosen ? { language: chosen } : {}) },
    matchMedia: () => ({ matches: false }),
    navigator: { languages },
    Intl,
    URL,
    setTimeout,
  });
  return { lang: root.lang, own: root.dataset['browserLanguage'], asked };
}

describe('the language of a window', () => {
  it.each([
    [['da-DK', 'en'], 'da'],
    [['no'], 'nb'],
    [['nn-NO', 'en'], 'nb'],
    [['fo-DK'], 'da'],
    [['fo', 'en'], 'da'],
    [['kl-GL'], 'da'],
    [['se-NO'], 'nb'],
    [['se-FI'], 'fi'],
    [['sv-FI'], 'sv'],
    [['it-CH'], 'de'],
    [['fr-CH', 'en'], 'en'],
    [['hsb-DE'], 'de'],
    [['en-DK'], 'en'],
    [['pt-BR', 'is'], 'is'],
    [['tlh'], 'en'],
    [[], 'en'],
  ])('%j: %s', (languages, code) => {
    expect(first(languages).lang).toBe(code);
  });

  it('is the one that was chosen, and what the browser would get is known', () => {
    expect(first(['da'], 'fi')).toEqual({ lang: 'fi', own: 'da', asked: ['fi.js'] });
  });

  it('is not one without a catalogue, also when it was chosen', () => {
    expect(first(['da'], 'tlh').lang).toBe('da');
  });

  it('is told to the page by the catalogues themselves', () => {
    for (const [tag, code] of served()) {
      expect(codes()).toContain(code);
      expect(tag).toMatch(/^([a-z]{2,3}|[A-Z]{2})$/);
    }
  });
});

it('a message that is not there is reported', () => {
  expect(() => t('no-such-message')).toThrow('no words for no-such-message in en');
});

it('lists and times are said as the language does', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(list)).toEqual(['', 'A', 'A and B', 'A, B and C']);
  expect([0, 60_000, 3_600_000, 2 * 86_400_000].map((now) => ago(0, now))).toEqual([
    'just now',
    '1 minute ago',
    '1 hour ago',
    '2 days ago',
  ]);
});

it('names are in the order of the alphabet', async () => {
  const names = ['Zürich', 'Åbo', 'Berlin', 'Örebro'];
  expect([...names].sort(inOrder)).toEqual(['Åbo', 'Berlin', 'Örebro', 'Zürich']);
  await speak('sv');
  expect([...names].sort(inOrder)).toEqual(['Berlin', 'Zürich', 'Åbo', 'Örebro']);
});

afterEach(() => speak('en'));

describe('a number below zero', () => {
  it.each(codes())('has a minus sign in %s, in a sentence as on its own', async (code) => {
    await speak(code);
    expect(numeral(-17)).toBe('−17');
    expect(t('how', { who: 'you', name: '', n: -17 })).toContain(numeral(-17));
  });

  it('chooses its form as any other', async () => {
    await speak('fi');
    expect([-1, -2].map((n) => t('how', { who: 'you', name: '', n }))).toEqual([
      'Näin sait −1 pisteen',
      'Näin sait −2 pistettä',
    ]);
  });
});

it('has all its parts, also when it is chosen while one of them is on its way', async () => {
  await speak('en');
  const coming = need('rules');
  await Promise.all([speak('de'), coming]);
  expect(language()).toBe('de');
  expect(words().hasMessage('rules-title')).toBe(true);
});
