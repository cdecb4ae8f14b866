// Finding things by what somebody typed: without regard to capitals, accents and hyphens.
import type { CityId } from '../wire';

const LETTERS: Record<string, string> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ð: 'd', þ: 'th', ł: 'l', đ: 'd', ı: 'i' };

export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øæœßðþłđı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Cities with a word that begins as typed, in any of their names; those of exactly that name alone, where there are any. */
export function findCities(cities: Iterable<[CityId, string]>, typed: string): CityId[] {
  const sought = fold(typed);
  if (!sought) return [];
  const found = [...cities]
    .map(([id, name]) => ({ id, name: fold(name) }))
    .filter(({ name }) => ` ${name}`.includes(` ${sought}`));
  const exact = found.filter(({ name }) => name === sought);
  return [...new Set((exact.length ? exact : found).map(({ id }) => id))];
}
