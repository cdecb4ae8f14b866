// Cities have their names in every language, and the map still has room for them.
import { describe, expect, test } from 'vitest';
import { findCities } from '../src/list/find';
import { Names } from '../src/say';
import { speak } from '../src/words/language.svelte';
import { boxOf, overlap, shapeIn } from '../src/board/names';
import { shapeOf } from '../src/board/shape';
import { BOARDS, facts } from './board-facts';

const LANGUAGES = ['en', 'da', 'sv', 'nb', 'fi', 'is', 'de'];

describe.each(BOARDS)('%s', (board) => {
  test.each(LANGUAGES)('names in %s lie apart from each other and from the cities, on the board', (language) => {
    const shape = shapeIn(facts(board), language);
    const boxes = shape.cities.map(({ id, label }) => ({ id, box: boxOf(label, shape.text) }));
    const trouble = boxes.flatMap(({ id, box }, n) => [
      ...boxes.slice(n + 1).filter((other) => overlap(box, other.box) > 0).map((other) => `${id} on ${other.id}`),
      ...shape.cities.filter(({ x, y }) => overlap(box, { left: x - 2, top: y - 2, right: x + 2, bottom: y + 2 }) > 0).map((city) => `${id} covers the city ${city.id}`),
      ...(box.left < 0 || box.top < 0 || box.right > shape.width || box.bottom > shape.height ? [`${id} leaves the board`] : []),
    ]);
    expect(trouble).toEqual([]);
  });

  test('a language without names of its own has the printed ones, and the very same drawing', () => {
    const given = facts(board);
    expect(shapeIn(given, 'xx')).toBe(shapeOf(given));
  });
});

test('a city is called what the reader calls it, and found by what anybody does', async () => {
  const names = new Names(facts('europe'));
  expect(names.city('kobenhavn')).toBe('Copenhagen');
  expect(names.city('petrograd')).toBe('Petrograd');
  for (const typed of ['kobenhavn', 'København', 'köpenhamn', 'kaupmannahofn', 'KOPENHAGEN', 'koopenh']) expect(findCities(names.called, typed)).toEqual(['kobenhavn']);
  await speak('de');
  expect(names.route('roma-venezia')).toBe('Rom – Venedig');
  expect(shapeIn(facts('europe'), 'de').city.get('warszawa')?.name).toBe('Warschau');
});
