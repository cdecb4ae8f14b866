// The rules in full: every clause of every board is told, in every language, with the numbers of the board; and every
// refusal leads to a section that its board has.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Message, Visitor, type Pattern } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { figures, rulebook } from '../../src/learn/rulebook';
import { rulePlace } from '../../src/rule';
import { need, speak } from '../../src/words/language.svelte';
import { has, t, useBoardWords } from '../../src/words/words';
import type { BoardFacts, Refusal } from '../../src/wire';
import { codes, readRules } from '../../tools/catalogues';
import { board, BOARDS } from './boards';
import { Reader } from './reader';

await need('rules');
const root = join(import.meta.dirname, '../../..');
const messages = (code: string): Map<string, Message> =>
  new Map(readRules(code).body.flatMap((entry) => (entry instanceof Message ? [[entry.id.name, entry] as const] : [])));
const english = messages('en');
const isWord = (key: string): boolean => key.startsWith('rules-word-');
const said = (facts: BoardFacts): string[] =>
  rulebook(facts).flatMap(({ sections }) => sections.flatMap(({ says }) => says));
const headings = (facts: BoardFacts): string[] =>
  rulebook(facts).flatMap(({ id, sections }) => [`rules-chapter-${id}`, ...sections.map((each) => `rules-${each.id}`)]);
const clausesOf = (key: string): string[] =>
  english.get(key)?.comment?.content?.match(/\b(?:EU|NC|AM)-[A-Z]+-\d\d\b/g) ?? [];

describe.each(BOARDS)('%s', (id) => {
  const facts = board(id);

  it('tells every clause of its rules', () => {
    const table = readFileSync(join(root, `docs/rules/${id}.md`), 'utf8').split('\n## Clauses\n')[1] ?? '';
    const clauses = [...table.matchAll(/^\| ((?:EU|NC|AM)-[A-Z]+-\d\d) \|/gm)].map((match) => match[1] ?? '');
    expect(clauses.length).toBe({ europe: 107, nordic: 81, amsterdam: 62 }[id]);
    const told = new Set(said(facts).flatMap(clausesOf));
    expect(clauses.filter((clause) => !told.has(clause))).toEqual([]);
  });

  it('has a name for each section that no other section has', () => {
    const ids = rulebook(facts).flatMap(({ sections }) => sections.map((section) => section.id));
    expect(ids.filter((each, n) => ids.indexOf(each) !== n)).toEqual([]);
    expect(rulebook(facts).flatMap(({ sections }) => sections.filter(({ says }) => says.length === 0))).toEqual([]);
  });

  it.each(codes())('is told in %s, with its own numbers', async (code) => {
    await speak(code);
    useBoardWords(facts.words);
    const args = figures(facts);
    for (const key of [...headings(facts), ...said(facts)]) {
      expect(has(key), key).toBe(true);
      expect(t(key, args), key).not.toMatch(/[{}…]|undefined|NaN|^\s|\s$| {2}|\s[.,:;)]/);
    }
    await speak('en');
  });

  it('says another number when the board has another', () => {
    const { rules } = facts;
    const other = { ...facts, rules: { ...rules, trains: 77, setup: { ...rules.setup, keep: 88 }, end_trains: 66 } };
    expect(t('rules-pieces-trains', figures(other))).toContain('77');
    expect(t('rules-first-keep', figures(other))).toContain('88');
    expect(t('rules-last-begin', figures(other))).toContain('66');
  });
});

describe('what differs between boards', () => {
  const text = (id: (typeof BOARDS)[number], key: string): string => {
    const facts = board(id);
    useBoardWords(facts.words);
    return said(facts).includes(key) ? t(key, figures(facts)) : '';
  };

  it('is where tickets that are given back go', () => {
    expect(text('europe', 'rules-first-returned')).toMatch(/leave the game.*later.*under the pile/);
    expect(text('nordic', 'rules-first-returned')).toBe('Those you give back leave the game. Nobody else sees them.');
    expect(text('amsterdam', 'rules-first-returned')).toMatch(/^Those you give back go under the pile/);
    expect(text('europe', 'rules-more-returned')).toMatch(/under the pile/);
    expect(text('nordic', 'rules-more-returned')).toMatch(/leave the game/);
  });

  it('is how many contracts are our own design', () => {
    expect(text('amsterdam', 'rules-own-tickets')).toBe('20 of the 24 contracts of this board are our own design.');
    expect(text('amsterdam', 'rules-own-points')).toMatch(/table of points/);
    expect(text('europe', 'rules-own-tickets')).toBe('');
  });

  it('is what there is to read about', () => {
    const chapters = (id: (typeof BOARDS)[number]): string[] => rulebook(board(id)).map((chapter) => chapter.id);
    const common = ['setup', 'turn', 'cards', 'routes', 'doubles', 'tickets', 'end', 'secrets', 'readings'];
    expect(chapters('europe').filter((id) => !common.includes(id))).toEqual(['ferries', 'tunnels', 'stations']);
    expect(chapters('nordic').filter((id) => !common.includes(id))).toEqual(['ferries', 'tunnels', 'swaps']);
    expect(chapters('amsterdam').filter((id) => !common.includes(id))).toEqual(['merchandise']);
  });
});

describe('the English rules', () => {
  it('are used, all of them', () => {
    const used = new Set(BOARDS.flatMap((id) => [...headings(board(id)), ...said(board(id))]));
    const page = readFileSync(join(root, 'web/src/learn/Rules.svelte'), 'utf8');
    const parts = /^rules-(source|absent)-/;
    expect(
      [...english.keys()].filter(
        (key) => !isWord(key) && !used.has(key) && !parts.test(key) && !page.includes(`'${key}'`),
      ),
    ).toEqual([]);
  });
});

describe.each(codes())('the rules in %s', (code) => {
  const own = messages(code);
  const readers = new Map([...own].map(([key, message]) => [key, new Reader(message.value)]));

  it('are well formed', () => {
    expect(readRules(code).body.filter((entry) => entry.type === 'Junk')).toEqual([]);
  });

  it('say all that English says, once, and nothing else', () => {
    const named = readRules(code).body.flatMap((entry) => (entry instanceof Message ? [entry.id.name] : []));
    expect(named.filter((key, n) => named.indexOf(key) !== n)).toEqual([]);
    expect([...english.keys()].filter((key) => !isWord(key) && !own.has(key))).toEqual([]);
    expect([...own.keys()].filter((key) => !isWord(key) && !english.has(key))).toEqual([]);
  });

  it('have the words that they are made of, and no others', () => {
    const asked = new Set([...readers.values()].flatMap((reader) => [...reader.messages]));
    expect([...asked].filter((key) => !own.has(key))).toEqual([]);
    expect([...own.keys()].filter((key) => isWord(key) && !asked.has(key))).toEqual([]);
  });

  it('insert what English inserts, and only what there is', () => {
    const known = new Set([...Object.keys(figures(board('europe'))), 'ticket', 'train', 'locomotive', 'board']);
    for (const [key, reader] of readers) {
      expect(
        [...reader.variables].filter((name) => !known.has(name)),
        key,
      ).toEqual([]);
      const theirs = isWord(key) ? [] : [...new Reader(english.get(key)?.value ?? null).inserted];
      expect(
        theirs.filter((name) => !reader.variables.has(name)),
        key,
      ).toEqual([]);
    }
  });

  it('choose by the plural forms of the language, or by a number', () => {
    const forms = new Set<string>([...new Intl.PluralRules(code).resolvedOptions().pluralCategories]);
    const cldr = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
    const wrong: string[] = [];
    new (class extends Visitor {
      override visitVariant(node: { key: { type: string; name?: string }; value: Pattern }): void {
        const name = node.key.name ?? '';
        if (cldr.has(name) && !forms.has(name)) wrong.push(name);
        this.visit(node.value);
      }
    })().visit(readRules(code));
    expect(wrong).toEqual([]);
  });
});

it.each(codes().filter((code) => code !== 'en'))('nothing in %s is left in English', (code) => {
  const left = [...messages(code)].filter(([key, message]) => {
    const { text } = new Reader(message.value);
    return /\p{L}/u.test(text) && text === new Reader(english.get(key)?.value ?? null).text;
  });
  expect(left.map(([key]) => key)).toEqual([]);
});

describe('a refusal', () => {
  const engine = readFileSync(join(root, 'src/perron/core/errors.py'), 'utf8');
  const refusals = [...engine.matchAll(/^\s+code(?:: ClassVar\[str\])? = "([a-z-]+)"/gm)].map(
    (match) => match[1] ?? '',
  );
  const params = JSON.parse(readFileSync(join(root, 'tests/core/refusals.json'), 'utf8')) as Record<
    string,
    Refusal['params']
  >;
  const PHASES = ['setup', 'turn', 'second_card', 'tunnel', 'keep', 'over'];
  const refusal = (code: string, more: object = {}): Refusal => ({
    code,
    message: '',
    params: { ...params[code], ...more },
  });

  /** What a board without stations or tunnels never refuses. */
  function occurs({ rules, routes }: BoardFacts, { code, params: { what } }: Refusal, phase: string): boolean {
    if (rules.stations === 0 && (['stations-used-up', 'city-taken'].includes(code) || what === 'station')) return false;
    if (rules.stations > 0 && code === 'no-stations') return false;
    return routes.some((route) => route.tunnel) || (what !== 'tunnel' && phase !== 'tunnel');
  }

  describe.each(BOARDS)('on %s', (id) => {
    const facts = board(id);
    const places = new Set(
      rulebook(facts).flatMap((chapter) => chapter.sections.map((section) => `${chapter.id}#${section.id}`)),
    );

    it.each(refusals)('%s leads to a section', (code) => {
      for (const phase of PHASES)
        for (const what of code === 'wrong-payment' ? ['route', 'station', 'tunnel'] : [''])
          for (const { id: route } of code === 'wrong-payment' ? facts.routes : [{ id: '' }]) {
            const asked = refusal(code, { phase, ...(what && { what }), ...(route && { route }) });
            if (occurs(facts, asked, phase)) expect(places).toContain(rulePlace(asked, facts, phase));
          }
    });
  });

  it('about a price leads to what the thing costs', () => {
    const nordic = board('nordic');
    const price = (route: string): string | null =>
      rulePlace(refusal('wrong-payment', { what: 'route', route }), nordic, 'turn');
    expect(price('goteborg-oslo')).toBe('routes#price');
    expect(price('kristiansand-stavanger-2')).toBe('ferries#ferry');
    expect(price('bergen-oslo-1')).toBe('tunnels#dig');
    expect(price('lieksa-murmansk')).toBe('swaps#swap');
  });

  it('about tickets leads to those that are being chosen', () => {
    expect(rulePlace(refusal('keep-too-few'), board('europe'), 'setup')).toBe('setup#first');
    expect(rulePlace(refusal('keep-too-few'), board('europe'), 'keep')).toBe('tickets#more');
  });

  it('of the service leads nowhere', () => {
    for (const code of ['unreachable', 'stale', 'table-full', 'not-seated'])
      expect(rulePlace(refusal(code), board('europe'), 'turn')).toBeNull();
  });
});
