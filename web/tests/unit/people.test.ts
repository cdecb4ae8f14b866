// What people at a table are called by whoever reads, and the colours of their seats.
import { afterEach, describe, expect, it } from 'vitest';
import { linesOf, type Company } from '../../src/log';
import { coloured, colouredBySeat, guestName, Names, seatInfo, seatNames, type Sitting } from '../../src/say';
import { speak } from '../../src/words/language.svelte';
import { plain, t } from '../../src/words/words';
import { codes } from '../../tools/catalogues';
import { SEAT_COLOURS, SEAT_SHAPES, type BoardFacts, type View } from '../../src/wire';

const person = (name: string | null): Sitting => ({ kind: 'person', name });
const bot: Sitting = { kind: 'bot', name: null };
const GUEST = { en: 'Guest', da: 'Gæst', de: 'Gast', fi: 'Vieras', is: 'Gestur', nb: 'Gjest', sv: 'Gäst' };
// What stands for the reader in these languages; nobody else is called so.
const READER = { en: 'You', da: 'Du', de: 'Du', fi: 'Sinä', is: 'Þú', nb: 'Du', sv: 'Du' };

afterEach(() => speak('en'));

describe('people', () => {
  it('without a name are guests, told apart, and keep their number when somebody else takes a name', () => {
    expect(seatNames([person(null), bot, person(null)])).toEqual(['Guest 1', 'Porter', 'Guest 2']);
    expect(seatNames([person('Noor'), bot, person(null)])).toEqual(['Noor', 'Porter', 'Guest 2']);
    expect(seatNames([{ kind: 'open', name: null }, person(null)])).toEqual(['Open seat', 'Guest 1']);
  });

  it.each(codes())('are guests in %s as well', async (code) => {
    await speak(code);
    expect(guestName([person(null)], 0)).toBe(`${GUEST[code as keyof typeof GUEST]} 1`);
  });
});

describe.each(codes())('sentences in %s', (code) => {
  const company: Company = {
    names: new Names({ cities: [], routes: [], tickets: [], rules: { route_points: {} } } as unknown as BoardFacts),
    you: 1,
    name: (seat) => ['Noor', 'Liv'][seat] ?? '',
    guest: (seat) => `Guest ${seat + 1}`,
  };
  const named = (seat: number, name: string | null, before: string | null): string =>
    linesOf({ type: 'named', number: 1, at: 0, seat, name, before }, company)
      .map((line) => plain(line.text))
      .join();
  const reader = new RegExp(`(^|[^\\p{L}])${READER[code as keyof typeof READER]}([^\\p{L}]|$)`, 'iu');

  it('tell of a new name, from both sides', async () => {
    await speak(code);
    expect(named(0, 'Noor', null)).toMatch(/^Guest 1 .*Noor/);
    expect(named(0, null, 'Noor')).toMatch(/^Noor .*Guest 1/);
    expect(named(1, 'Liv', null)).toMatch(/Liv$/);
    expect(named(1, 'Liv', null)).not.toMatch(/Guest/);
  });

  it('say who won for the reader, and of others by their names alone', async () => {
    await speak(code);
    for (const by of [0, 1, 12]) {
      expect(t('wins', { who: 'other', name: 'Noor', by })).toMatch(/Noor/);
      expect(t('wins', { who: 'other', name: 'Noor', by })).not.toMatch(reader);
      expect(t('wins', { who: 'you', name: 'Liv', by })).not.toMatch(/Liv/);
    }
  });
});

describe('colours', () => {
  it('come with their shapes', () => {
    SEAT_COLOURS.forEach((colour, n) => expect(coloured(colour)).toEqual({ colour: n + 1, shape: SEAT_SHAPES[n] }));
    expect(colouredBySeat(6)).toEqual({ colour: 2, shape: 'square' });
  });

  it('are those that were chosen', () => {
    const seats = [
      { ...person(null), colour: 'aqua' },
      { ...bot, colour: 'cobalt' },
    ];
    const [first, second] = seatInfo({ table: { seats }, you: 0 } as unknown as View);
    expect(first).toEqual({ seat: 0, name: 'Guest 1', colour: 4, shape: 'diamond', you: true });
    expect(second).toMatchObject({ colour: 1, shape: 'circle', you: false });
  });
});
