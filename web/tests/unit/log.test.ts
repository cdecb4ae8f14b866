// What the log says.
import { afterEach, describe, expect, it } from 'vitest';
import { linesOf, spoken, story, type Company } from '../../src/log';
import { Names } from '../../src/say';
import { speak } from '../../src/words/language.svelte';
import { plain } from '../../src/words/words';
import { codes } from '../../tools/catalogues';
import type { BoardFacts, Fact, TableEvent } from '../../src/wire';

const facts = {
  cities: [
    { id: 'roma', name: 'Roma', names: {} },
    { id: 'venezia', name: 'Venezia', names: {} },
  ],
  routes: [{ id: 'roma-venezia', a: 'roma', b: 'venezia', length: 2, colour: 'black', tunnel: false, ferry: 0 }],
  tickets: [],
  rules: { route_points: {} },
} as unknown as BoardFacts;
const company: Company = {
  names: new Names(facts),
  you: 0,
  name: (seat) => ['Noor', 'Aino'][seat] ?? '',
  guest: (seat) => `Guest ${seat + 1}`,
};
const acted = (number: number, seat: number, told: Fact[]): TableEvent => ({
  number,
  at: 0,
  type: 'acted',
  seat,
  action: { type: 'pass' },
  facts: told,
  by: 'person',
  note: null,
});
const texts = (events: TableEvent[]): string[] => story(events, company).map((line) => plain(line.text));

afterEach(() => speak('en'));

describe('the log', () => {
  it('tells two cards of one turn together, the open one first', () => {
    expect(
      texts([
        acted(1, 1, [{ type: 'drawn', player: 1, slot: 'deck', card: null }]),
        acted(2, 1, [
          { type: 'drawn', player: 1, slot: 2, card: 'red' },
          { type: 'slot_filled', slot: 2, card: 'blue' },
          { type: 'turn_started', player: 0, final_turns: null },
        ]),
      ]),
    ).toEqual(['Aino took red and one from the deck']);
  });

  it('does not join the cards of two players or of two turns', () => {
    expect(
      texts([
        acted(1, 1, [
          { type: 'drawn', player: 1, slot: 0, card: 'locomotive' },
          { type: 'turn_started', player: 0, final_turns: null },
        ]),
        acted(2, 0, [{ type: 'drawn', player: 0, slot: 'deck', card: 'red' }]),
      ]),
    ).toEqual(['Aino took locomotive face up', 'You took red from the deck']);
  });

  it('says what a route cost and gave', () => {
    expect(
      texts([acted(3, 0, [{ type: 'claimed', player: 0, route: 'roma-venezia', cards: { black: 2 }, points: 2 }])]),
    ).toEqual(['You claimed Roma – Venezia for 2 black, 2 points']);
  });

  it('counts what was paid, also when it is one card, as some languages have to', async () => {
    const built = [acted(3, 0, [{ type: 'station_built', player: 0, city: 'roma', cards: { blue: 1 } }])];
    expect(texts(built)).toEqual(['You built a station in Roma for 1 blue']);
    await speak('de');
    expect(texts(built)).toEqual(['Du hast in Roma für 1 blaue einen Bahnhof gebaut']);
  });

  it('speaks of a tunnel in one sentence, with all cards that were turned', () => {
    const dug = acted(5, 1, [
      { type: 'tunnel_entered', player: 1, route: 'roma-venezia', cards: { black: 2 } },
      ...(['red', 'black', 'red'] as const).map((card): Fact => ({ type: 'card_turned', card })),
      { type: 'tunnel_priced', player: 1, route: 'roma-venezia', extra: 1 },
    ]);
    expect(spoken(dug, company)).toEqual(['Aino digs Roma – Venezia: 2 red and 1 black turned up, 1 more to pay']);
  });

  it.each(codes())('says so in %s when no card was left to turn up', async (code) => {
    await speak(code);
    const dug = acted(5, 1, [
      { type: 'tunnel_entered', player: 1, route: 'roma-venezia', cards: { black: 2 } },
      { type: 'tunnel_priced', player: 1, route: 'roma-venezia', extra: 0 },
    ]);
    const [sentence = ''] = spoken(dug, company);
    expect(sentence).toMatch(/Aino.*Roma – Venezia/);
    expect(sentence).not.toMatch(/ {2}|[:,] *,/);
    if (code === 'en')
      expect(sentence).toBe('Aino digs Roma – Venezia: no card was left to turn up, nothing more to pay');
  });

  it('says nothing of what nobody needs to read', () => {
    expect(linesOf({ number: 4, at: 0, type: 'seat_set', seat: 1, kind: 'open', level: null }, company)).toEqual([]);
  });
});
