// Each refusal is said in words, from its code and parameters alone; none of its English is needed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Names, refusalText } from '../../src/say';
import { codes } from '../../tools/catalogues';
import { speak } from '../../src/words/language.svelte';
import type { BoardFacts, Refusal, SeatInfo } from '../../src/wire';

// What every class of refusal carries; tests/core/test_refusal_params.py holds it against the engine.
const examples = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../tests/core/refusals.json'), 'utf8'),
) as Record<string, Refusal['params']>;
const names = new Names({
  id: 'europe',
  name: 'Europe',
  cities: [
    { id: 'roma', name: 'Roma', names: { de: 'Rom', fi: 'Rooma' } },
    { id: 'venezia', name: 'Venezia', names: { de: 'Venedig' } },
  ],
  routes: [{ id: 'roma-venezia', a: 'roma', b: 'venezia', length: 2, colour: 'black', tunnel: false, ferry: 0 }],
  tickets: [{ id: 'roma-venezia', a: 'roma', b: 'venezia', points: 5, long: false }],
  rules: { route_points: {} },
} as unknown as BoardFacts);
const seats: SeatInfo[] = [
  { seat: 0, name: 'Noor', colour: 1, shape: 'circle', you: true },
  { seat: 1, name: 'Aino', colour: 2, shape: 'square', you: false },
];
const say = (code: string, params: Refusal['params']): string =>
  refusalText({ code, message: 'in English', params }, seats, names);

describe.each(codes())('in %s', (code) => {
  it.each(Object.entries(examples))('%s', async (refusal, params) => {
    await speak(code);
    const text = say(refusal, params);
    expect(text).toMatch(/\.$/);
    expect(text).not.toMatch(/[{}$]|undefined|\[object|in English|roma-venezia/);
  });
});

it('names cards, prices, places and people', async () => {
  await speak('en');
  expect(
    say('wrong-payment', {
      cards: { red: 1 },
      what: 'route',
      route: 'roma-venezia',
      price: { length: 3, colour: null, locomotives: 1, exchange: 0 },
    }),
  ).toBe('1 red does not pay for Roma – Venezia: it costs 3 of one colour, at least 1 locomotive.');
  expect(
    say('wrong-payment', {
      cards: { red: 2 },
      what: 'route',
      route: 'roma-venezia',
      price: { length: 3, colour: 'red', locomotives: 0, exchange: 0 },
    }),
  ).toBe('2 red do not pay for Roma – Venezia: it costs 3 red.');
  expect(say('too-few-trains', { route: 'roma-venezia', length: 1, trains: 0 })).toBe(
    'Roma – Venezia takes 1 train; you have 0.',
  );
  expect(
    say('wrong-payment', {
      cards: {},
      what: 'station',
      city: 'roma',
      price: { length: 2, colour: null, locomotives: 0, exchange: 0 },
    }),
  ).toBe('A station in Roma costs 2 of one colour.');
  expect(say('route-taken', { route: 'roma-venezia', owner: 1 })).toBe('Roma – Venezia belongs to Aino.');
  expect(say('route-taken', { route: 'roma-venezia', owner: 0 })).toBe('Roma – Venezia is already yours.');
});

it('an unknown code still says something', () => {
  expect(say('brand-new', {})).toBe('That is not possible.');
});
