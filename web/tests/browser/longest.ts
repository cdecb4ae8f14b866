// A language for the gate that nobody speaks: each message is the longest that any of the languages has for it, so that what fits in
// it fits in all of them; and it is written with accents, so that words that did not come from a catalogue stand out as plain.
import { Message, Transformer, Visitor, type Pattern, type SelectExpression, type TextElement } from '@fluent/syntax';
import type { Page } from '@playwright/test';
import { codes, compiled, part, read, readRules } from '../../tools/catalogues.ts';

/** What it is called where a language is named. */
export const LONGEST = 'longest';
/** It comes to the page in place of this one. Cities keep their names. */
export const PLACE = 'fi';

// Widths of letters in halves of the usual one, near enough for every font that is not of one width.
const width = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[ijltf.,:;'|! ]/.test(letter) ? 1 : /[mwMW—–…]/.test(letter) ? 3 : 2), 0);
/** What is inserted: a name, a number; the same in every language. */
const INSERTED = 8;

/** How long a message is in its longest form. */
function length(pattern: Pattern | null): number {
  const parts = pattern?.elements ?? [];
  return parts.reduce((sum, part) => {
    if (part.type === 'TextElement') return sum + width(part.value.replace(/\s+/g, ' '));
    const { expression } = part;
    return sum + (expression.type === 'SelectExpression' ? longestForm(expression) : INSERTED);
  }, 0);
}
const longestForm = ({ variants }: SelectExpression): number => Math.max(...variants.map((each) => length(each.value)));

// Letters as wide as those without.
const accented = (text: string): string => text.replace(/[aeiouy]/gi, (letter) => `${letter}\u0301`.normalize('NFC'));

class Accents extends Transformer {
  override visitTextElement(node: TextElement): TextElement {
    node.value = accented(node.value);
    return node;
  }
}

class Texts extends Visitor {
  readonly found: string[] = [];
  override visitTextElement(node: TextElement): void {
    this.found.push(node.value);
  }
}
const textsOf = (message: Message): string => {
  const texts = new Texts();
  texts.visit(message);
  return texts.found.join('|');
};

/** The whole catalogue, or the rules. Messages that are the same in every language are left as they are. */
export function catalogue(readIn = read): ReturnType<typeof read> {
  const all = codes().map((code) => {
    const resource = readIn(code);
    const messages = resource.body.flatMap((entry) =>
      entry instanceof Message ? [[entry.id.name, entry] as const] : [],
    );
    return { resource, messages: new Map(messages) };
  });
  const [first] = all;
  if (!first) throw new Error('no catalogues');
  // The rules have words that only some languages need.
  const keys = new Set(all.flatMap(({ messages }) => [...messages.keys()]));
  first.resource.body = [...keys].map((key) => {
    const said = all.flatMap(({ messages }) => messages.get(key) ?? []);
    const [longest] = said.sort((a, b) => length(b.value) - length(a.value));
    if (!longest) throw new Error(`no words for ${key}`);
    const same = new Set(said.map(textsOf)).size === 1;
    return same ? longest : (new Accents().visit(longest) as Message);
  });
  return first.resource;
}

/** From now on the page gets it where it asks for the language in whose place it comes. No service worker may keep files. */
export async function offerLongest(page: Page): Promise<void> {
  const resource = catalogue();
  const words =
    ['page', 'rest', 'learn'].map((each) => part(resource, each)).join('') + part(catalogue(readRules), 'rules');
  const body = `export default ${JSON.stringify(compiled(words))};`;
  // What only the Learn pages or the rules say are files of their own; each may say everything.
  await page.route(new RegExp(`/assets/${PLACE}-[\\w-]+\\.js$`), (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}
