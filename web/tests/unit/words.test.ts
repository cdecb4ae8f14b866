// Every word that the page asks for is in the catalogues, every refusal has its own, and every language says
// all that English says.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Message, Term, Visitor, type BaseComment, type Entry, type Pattern } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, ownName } from '../../src/words/language.svelte';
import { FluentResource } from '@fluent/bundle';
import { shorten, written } from '../../src/words/short';
import { codes, part, read, readRules, served } from '../../tools/catalogues';
import { Reader } from './reader';

const root = join(import.meta.dirname, '../..');
const parsed = read('en');
const messagesOf = (body: Entry[]): Map<string, Message> =>
  new Map(body.flatMap((entry) => (entry instanceof Message ? [[entry.id.name, entry] as const] : [])));
const english = messagesOf(parsed.body);
const all = new Set(english.keys());
// With the rules in full, which rulebook.test.ts looks after.
const sayable = new Set([...all, ...messagesOf(readRules('en').body).keys()]);
// What the page itself says; the terminal and the Learn pages hold their own against their code.
const keys = new Set([...all].filter((key) => !/^(cli|learn)-/.test(key)));

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : /\.(ts|svelte)$/.test(entry.name) ? [path] : [];
  });
}

const sources = files(join(root, 'src')).map((path) => [path, readFileSync(path, 'utf8')] as const);

describe('the English catalogue', () => {
  it('is well formed', () => {
    expect(parsed.body.filter((entry) => entry.type === 'Junk')).toEqual([]);
  });

  it('names each message once', () => {
    const names = parsed.body.flatMap((entry) => (entry instanceof Message ? [entry.id.name] : []));
    expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([]);
  });

  it('has every key that is asked for by name', () => {
    const missing = sources.flatMap(([path, text]) =>
      [...text.matchAll(/\bt\(\s*'([a-z0-9_-]+)'/g)].flatMap((match) =>
        sayable.has(match[1] ?? '') ? [] : [`${path}: ${match[1]}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('has something for every key that is put together', () => {
    const missing = sources.flatMap(([path, text]) =>
      [...text.matchAll(/\bt\(\s*`([^`]*)`/g)].flatMap((match) => {
        const pattern = new RegExp(`^${(match[1] ?? '').replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '.+')}$`);
        return [...sayable].some((key) => pattern.test(key)) ? [] : [`${path}: ${match[1]}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('is used, all of it', () => {
    const text = sources.map(([, each]) => each).join('\n');
    const patterns = [...text.matchAll(/`([a-z-]+-)\$\{[^`]*`/g)].map((match) => new RegExp(`^${match[1]}`));
    const unused = [...keys].filter(
      (key) => !text.includes(`'${key}'`) && !patterns.some((pattern) => pattern.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it('has a message for every refusal of the rules', () => {
    const engine = readFileSync(join(root, '../src/perron/core/errors.py'), 'utf8');
    const codes = [...engine.matchAll(/^\s+code(?:: ClassVar\[str\])? = "([a-z-]+)"/gm)].map((match) => match[1] ?? '');
    expect(codes.length).toBeGreaterThan(25);
    expect(codes.filter((code) => !keys.has(`refusal-${code}`))).toEqual([]);
  });

  it('has no English in the components', () => {
    const loose = sources
      .filter(([path]) => path.endsWith('.svelte'))
      .flatMap(([path, text]) => {
        const markup = text
          .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->/g, '')
          .replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
        return [...markup.matchAll(/>([^<>]*[A-Za-z]{3,}[^<>]*)</g)].flatMap((match) =>
          /[=&]/.test(match[1] ?? '') ? [] : [`${path}: ${(match[1] ?? '').trim()}`],
        );
      });
    expect(loose).toEqual([]);
  });
});

const BOARD = ['ticket', 'train', 'locomotive'];
const SAME = 'same in this language';
const commented = (comment: BaseComment | null): string => comment?.content ?? '';

describe.each(codes().filter((code) => code !== 'en'))('the catalogue %s', (code) => {
  const resource = read(code);
  const messages = messagesOf(resource.body);
  const both = [...messages].flatMap(([key, message]) => {
    const original = english.get(key);
    return original
      ? [{ key, message, original, own: new Reader(message.value), theirs: new Reader(original.value) }]
      : [];
  });

  it('is well formed', () => {
    expect(resource.body.filter((entry) => entry.type === 'Junk')).toEqual([]);
  });

  it('says all that English says, once, and nothing else', () => {
    const named = resource.body.flatMap((entry) => (entry instanceof Message ? [entry.id.name] : []));
    expect(named.filter((key, n) => named.indexOf(key) !== n)).toEqual([]);
    expect([...all].filter((key) => !messages.has(key))).toEqual([]);
    expect([...messages.keys()].filter((key) => !all.has(key))).toEqual([]);
  });

  it('uses no variable that its message does not get', () => {
    const strange = both.flatMap(({ key, original, own, theirs }) => {
      const known = new Set([
        ...theirs.variables,
        ...BOARD,
        ...[...commented(original.comment).matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ''),
      ]);
      if (theirs.variables.has('name')) known.add('who');
      return [...own.variables].filter((name) => !known.has(name)).map((name) => `${key}: $${name}`);
    });
    expect(strange).toEqual([]);
  });

  it('leaves out nothing that English inserts', () => {
    const lost = both.flatMap(({ key, own, theirs }) =>
      [...theirs.inserted].filter((name) => !own.variables.has(name)).map((name) => `${key}: $${name}`),
    );
    expect(lost).toEqual([]);
  });

  it('has all its terms', () => {
    const terms = new Set(resource.body.flatMap((entry) => (entry instanceof Term ? [entry.id.name] : [])));
    expect(
      both.flatMap(({ key, own }) =>
        [...own.terms].filter((name) => !terms.has(name)).map((name) => `${key}: -${name}`),
      ),
    ).toEqual([]);
  });

  it(`says nothing in English, but what is marked as the ${SAME}`, () => {
    const left = both.filter(
      ({ message, own, theirs }) =>
        /\p{L}/u.test(own.text) && own.text === theirs.text && !commented(message.comment).includes(SAME),
    );
    expect(left.map(({ key }) => key)).toEqual([]);
  });

  it('chooses by the plural forms of its language, or by a number', () => {
    const forms = new Set<string>([...new Intl.PluralRules(code).resolvedOptions().pluralCategories]);
    const cldr = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
    const wrong: string[] = [];
    for (const { key, message } of both) {
      new (class extends Visitor {
        override visitVariant(node: { key: { type: string; name?: string }; value: Pattern }): void {
          const name = node.key.name ?? '';
          if (cldr.has(name) && !forms.has(name)) wrong.push(`${key}: [${name}]`);
          this.visit(node.value);
        }
      })().visit(message);
    }
    expect(wrong).toEqual([]);
  });
});

describe('the languages', () => {
  it('are those that there are catalogues for, by their own names', () => {
    expect([...LANGUAGES].sort()).toEqual(codes());
    expect(ownName('de')).toBe('Deutsch');
    expect(ownName('is')).toBe('Íslenska');
    expect(LANGUAGES.filter((code) => ownName(code) === code)).toEqual([]);
  });

  it('serve only readers who have no catalogue of their own', () => {
    expect([...served().keys()].filter((tag) => codes().includes(tag))).toEqual([]);
  });

  it('lose nothing when they are written short', () => {
    for (const code of codes())
      for (const text of [
        ...['page', 'rest', 'learn'].map((each) => part(read(code), each)),
        part(readRules(code), 'rules'),
      ]) {
        const { body } = new FluentResource(text);
        expect(body.length).toBeGreaterThan(10);
        expect(written(shorten(body))).toEqual(body);
      }
  });

  it('give the page its own part, without comments, and nothing of the terminal', () => {
    const page = part(read('en'), 'page');
    expect(page).toContain('home-play = Play now');
    expect(page).not.toMatch(/^#|^cli-|^learn-/m);
  });
});
