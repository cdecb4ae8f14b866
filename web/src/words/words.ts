// All words come from Fluent catalogues. A sentence may hold chips (a card kind, a name in bold):
// they travel through Fluent as marked text and are taken apart by `pieces`.
import type { FluentVariable } from '@fluent/bundle';
import { missing, words } from './language.svelte';

export type Args = Record<string, FluentVariable>;

// What the board at hand calls things; every message may select on these.
let boardWords: Args = { ticket: 'ticket', train: 'train', locomotive: 'locomotive' };

export function useBoardWords(words: { ticket: string; train: string; locomotive: string }): void {
  boardWords = { ...words };
}

export function has(key: string): boolean {
  return words().hasMessage(key);
}

export function t(key: string, args?: Args): string {
  const bundle = has(key) ? words() : missing(key);
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, { ...boardWords, ...args }) : '…';
}

const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKS = /[\uE000\uE001]/g;

export type Piece = { kind: 'text' | 'strong' | 'card'; text: string };

export function strong(text: string): string {
  return `${OPEN}b${text.replace(MARKS, '')}${CLOSE}`;
}

export function cardMark(kind: string): string {
  return `${OPEN}k${kind}${CLOSE}`;
}

/** A formatted sentence as text, bold text and cards. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of sentence.matchAll(/\uE000([bk])([^\uE001]*)\uE001/g)) {
    if (match.index > at) found.push({ kind: 'text', text: sentence.slice(at, match.index) });
    found.push({ kind: match[1] === 'b' ? 'strong' : 'card', text: match[2] ?? '' });
    at = match.index + match[0].length;
  }
  if (at < sentence.length) found.push({ kind: 'text', text: sentence.slice(at) });
  return found;
}

/** The same sentence for a reader of plain text: cards that lie side by side become words, counted. */
export function plain(sentence: string): string {
  const side = sentence.replace(/\uE000k([^\uE001]*)\uE001(?:\s+\uE000k[^\uE001]*\uE001)*/g, (cards) => {
    const counts = new Map<string, number>();
    for (const { kind, text } of pieces(cards)) if (kind === 'card') counts.set(text, (counts.get(text) ?? 0) + 1);
    return list([...counts].map(([kind, n]) => (n === 1 ? t(`card-${kind}`, { n }) : t('cards-of', { n, card: t(`card-${kind}`, { n }) }))));
  });
  return pieces(side).map((piece) => piece.text).join('');
}

/** Several things: `A, B and C`. Browsers do not know how in every language; the catalogue does. */
export function list(items: string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : t('list-and', { items: items.slice(0, -1).join(', '), last });
}

const UNITS = [['day', 86_400_000], ['hour', 3_600_000], ['minute', 60_000]] as const;

/** How long ago something was. */
export function ago(at: number, now = Date.now()): string {
  const past = Math.max(0, now - at);
  const [unit, size] = UNITS.find(([, ms]) => past >= ms) ?? UNITS[2];
  return t('ago', { unit, n: Math.floor(past / size) });
}
