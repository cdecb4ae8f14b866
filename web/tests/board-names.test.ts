// Cities have their names in every language, and the map still has room for them.
import { describe, expect, test } from 'vitest';
import { findCities } from '../src/list/find';
import { Names } from '../src/say';
import { speak } from '../src/words/language.svelte';
import { boxOf, overlap, shapeIn } from '../src/board/names';
import { thinnedLabels } from '../src/board/settle';
import { allLabels } from '../src/board/settle';
import { shapeOf } from '../src/board/shape';
import { READABLE } from '../src/board/view';
import { BOARDS, facts } from './board-facts';

const LANGUAGES = ['en', 'da', 'sv', 'nb', 'fi', 'is', 'de'];

describe.each(BOARDS)('%s', (board) => {
  test.each(LANGUAGES)('names in %s lie apart from each other and from the cities, on the board', (language) => {
    const shape = shapeIn(facts(board), language);
    const boxes = shape.cities.map(({ id, label }) => ({ id, box: boxOf(label, shape.text) }));
    const trouble = boxes.flatMap(({ id, box }, n) => [
      ...boxes
        .slice(n + 1)
        .filter((other) => overlap(box, other.box) > 0)
        .map((other) => `${id} on ${other.id}`),
      ...shape.cities
        .filter(({ x, y }) => overlap(box, { left: x - 2, top: y - 2, right: x + 2, bottom: y + 2 }) > 0)
        .map((city) => `${id} covers the city ${city.id}`),
      ...(box.left < 0 || box.top < 0 || box.right > shape.width || box.bottom > shape.height
        ? [`${id} leaves the board`]
        : []),
    ]);
    expect(trouble).toEqual([]);
  });

  test.each(LANGUAGES)('on a phone names in %s keep off each other and off the badges of other cities', (language) => {
    const shape = shapeIn(facts(board), language);
    const trouble: string[] = [];
    const forced: string[] = [];
    let named = 0;
    let ends = 0;
    for (let game = 0; game < 24; game++) {
      // Eight ends of tickets, some with two letters, and two stations: other ones in each game.
      const all = shape.cities
        .map(({ id }, n) => ({ id, order: ((n + 1) * (game * 2 + 7) * 37) % 101 }))
        .sort((a, b) => a.order - b.order);
      const marks = new Map(
        all.slice(0, 10).map(({ id }, n) => [id, { letters: n < 8 ? 1 + Number(n === 3) : 0, station: n > 6 }]),
      );
      for (const width of [366, 480, 620]) {
        const scale = width / shape.width;
        const labels = thinnedLabels(
          shape,
          scale,
          ({ id }) => (marks.has(id) ? 3 : 0),
          ({ id }) => marks.get(id) ?? null,
        );
        const boxes = labels.map(({ id, size, ...label }) => ({ id, box: boxOf(label, size) }));
        boxes.forEach(({ id, box }, n) => {
          for (const other of boxes.slice(n + 1))
            if (overlap(box, other.box) > 0) trouble.push(`${width}: ${id} on ${other.id}`);
          for (const city of marks.keys()) {
            const { x, y } = shape.city.get(city)!;
            const r = Math.max(shape.dot * 1.4, 8.6 / scale);
            if (city !== id && overlap(box, { left: x - r, top: y - r, right: x + r, bottom: y + r }) > 0)
              (marks.has(id) ? forced : trouble).push(`${width}: ${id} on the badge of ${city}`);
          }
        });
        ends += marks.size;
        named += labels.filter(({ id }) => marks.has(id)).length;
      }
    }
    expect(trouble).toEqual([]);
    // What one's tickets are about is always named; hardly ever there is no place for it but on a badge.
    expect(named).toBe(ends);
    expect(forced.length / ends).toBeLessThan(0.02);
  });

  test.each(LANGUAGES)('names in %s that have to grow for a small screen stay on the board', (language) => {
    const shape = shapeIn(facts(board), language);
    const labels = allLabels(shape, READABLE / shape.symbol, () => false);
    expect(labels.some(({ size }) => size > shape.text)).toBe(true);
    const cut = labels.flatMap((label) => {
      const { left, right } = boxOf(label, label.size);
      return left < 0 || right > shape.width ? [label.id] : [];
    });
    expect(cut).toEqual([]);
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
  for (const typed of ['kobenhavn', 'København', 'köpenhamn', 'kaupmannahofn', 'KOPENHAGEN', 'koopenh'])
    expect(findCities(names.called, typed)).toEqual(['kobenhavn']);
  await speak('de');
  expect(names.route('roma-venezia')).toBe('Rom – Venedig');
  expect(shapeIn(facts('europe'), 'de').city.get('warszawa')?.name).toBe('Warschau');
});
