// All words come from Fluent catalogues. A sentence may hold chips (a card kind, a name in bold):
// they travel through Fluent as marked text and are taken apart by `pieces`.
import { FluentNumber, type FluentVariable, type Scope } from '@fluent/bundle';
import { language, missing, words } from './language.svelte';

export type Args = Record<string, FluentVariable>;

// What the board at hand calls things; every message may select on these.
let boardWords: Args = { ticket: 'ticket', train: 'train', locomotive: 'locomotive' };

export function useBoardWords(words: { ticket: string; train: string; locomotive: string }): void {
  boardWords = { ...words };
}

export function has(key: string): boolean {
  return words().hasMessage(key);
}

const withMinus = (text: string): string => text.replace('-', '−');

/** Below zero browsers write a hyphen in some languages and a minus sign in others. */
class BelowZero extends FluentNumber {
  override toString(scope?: Scope): string {
    return withMinus(super.toString(scope));
  }
}

/** A number on its own, below zero as in a sentence. */
export function numeral(n: number): string {
  return withMinus(String(n));
}

export function t(key: string, args: Args = {}): string {
  const bundle = has(key) ? words() : missing(key);
  const pattern = bundle?.getMessage(key)?.value;
  const given = Object.entries(args).map(
    ([name, arg]) => [name, typeof arg === 'number' && arg < 0 ? new BelowZero(arg) : arg] as const,
  );
  return bundle && pattern ? bundle.formatPattern(pattern, { ...boardWords, ...Object.fromEntries(given) }) : '…';
}

const OPEN = '\uE000';
const CLOSE = '\uE001';
const MARKS = /[\uE000\uE001]/g;

/** Cards that lie side by side are one piece: drawn one by one, read counted. */
export type Piece = { kind: 'text' | 'strong'; text: string } | { kind: 'cards'; text: string; cards: string[] };

export function strong(text: string): string {
  return `${OPEN}b${text.replace(MARKS, '')}${CLOSE}`;
}

/** A card by its name; the sentence says that it is one. */
export function cardMark(kind: string): string {
  return `${OPEN}k${kind}${CLOSE}`;
}

/** Cards with their number, also where it is one. */
export function cardMarks(kinds: string[]): string {
  return kinds.map((kind) => `${OPEN}n${kind}${CLOSE}`).join(' ');
}

/** A formatted sentence as text, bold text and cards. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of sentence.matchAll(
    /\uE000b([^\uE001]*)\uE001|\uE000([kn])[^\uE001]*\uE001(?:\s+\uE000[kn][^\uE001]*\uE001)*/g,
  )) {
    if (match.index > at) found.push({ kind: 'text', text: sentence.slice(at, match.index) });
    const cards = [...match[0].matchAll(/\uE000[kn]([^\uE001]*)\uE001/g)].map(([, kind = '']) => kind);
    const named = match[2] === 'k' && cards.length === 1;
    found.push(
      cards.length
        ? { kind: 'cards', text: named ? cardName(cards[0] ?? '', 1) : counted(cards), cards }
        : { kind: 'strong', text: match[1] ?? '' },
    );
    at = match.index + match[0].length;
  }
  if (at < sentence.length) found.push({ kind: 'text', text: sentence.slice(at) });
  return found;
}

const cardName = (kind: string, n: number): string => t(`card-${kind}`, { n });

/** `2 blue and 1 locomotive` */
function counted(cards: string[]): string {
  return list(
    [...new Set(cards)].map((kind) => {
      const n = cards.filter((each) => each === kind).length;
      return t('cards-of', { n, card: cardName(kind, n) });
    }),
  );
}

/** The same sentence for a reader of plain text. */
export function plain(sentence: string): string {
  return pieces(sentence)
    .map((piece) => piece.text)
    .join('');
}

/** Several things: `A, B and C`. Browsers do not know how in every language; the catalogue does. */
export function list(items: string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : t('list-and', { items: items.slice(0, -1).join(', '), last });
}

/** Names in the order of the language's alphabet. */
export function inOrder(a: string, b: string): number {
  return a.localeCompare(b, language());
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago something was. */
export function ago(at: number, now = Date.now()): string {
  const past = Math.max(0, now - at);
  const [unit, size] = UNITS.find(([, ms]) => past >= ms) ?? UNITS[2];
  return t('ago', { unit, n: Math.floor(past / size) });
}
