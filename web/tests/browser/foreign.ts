// Words of another language: said before this one was chosen, or never translated. A word is foreign where the English
// catalogue has it and this language's has it not; names of cities and people are in neither.
import type { Page } from '@playwright/test';
import { Visitor, type StringLiteral, type TextElement } from '@fluent/syntax';
import { read } from '../../tools/catalogues.ts';
import { catalogue, LONGEST } from './longest.ts';

const WORD = /\p{L}{3,}/gu;
const wordsOf = (text: string): string[] => [...text.toLowerCase().matchAll(WORD)].map(([word]) => word);

class Vocabulary extends Visitor {
  readonly words = new Set<string>();

  constructor(code: string) {
    super();
    this.visit(code === LONGEST ? catalogue() : read(code));
  }
  override visitTextElement(node: TextElement): void {
    for (const word of wordsOf(node.value)) this.words.add(word);
  }
  override visitStringLiteral(node: StringLiteral): void {
    for (const word of wordsOf(node.value)) this.words.add(word);
  }
}

const vocabularies = new Map<string, Set<string>>();
function vocabulary(code: string): Set<string> {
  const known = vocabularies.get(code) ?? new Vocabulary(code).words;
  vocabularies.set(code, known);
  return known;
}

/** All that the page says, to the eye or to the ear; not what was told before, nor languages by their own names. */
function said(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const APART = '[aria-live], [lang]:not(html), script, style';
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(APART)) found.push(node.textContent ?? '');
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        if (!element.closest(APART)) found.push(element.getAttribute(name) ?? '');
    return [...new Set(found.map((text) => text.trim()))];
  });
}

export async function foreign(page: Page, language: string): Promise<string[]> {
  const own = vocabulary(language);
  const english = vocabulary('en');
  return (await said(page)).filter((text) => wordsOf(text).some((word) => english.has(word) && !own.has(word)));
}
