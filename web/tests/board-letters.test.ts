// Letters of tickets on the ways that they miss: they hide no name, no badge and no other letters.
import { describe, expect, test } from 'vitest';
import { overlap } from '../src/board/names';
import { allLabels, LETTER, markBox, nameBox, placeLetters, type Mark } from '../src/board/settle';
import { shapeOf } from '../src/board/shape';
import type { CityId } from '../src/wire';
import { BOARDS, facts } from './board-facts';

describe.each(BOARDS)('letters on the map of %s', (board) => {
  const shape = shapeOf(facts(board));
  const ends = new Set<CityId>(shape.cities.filter((_city, n) => n % 7 === 0).map(({ id }) => id));
  const marks = ({ id }: { id: CityId }): Mark | null => (ends.has(id) ? { letters: 1, station: false } : null);
  const hints = new Map(shape.routes.filter((_route, n) => n % 3 === 0).map(({ id }, n) => [id, n % 2 ? 'A' : 'AB']));

  test.each([0.4, 0.8, 1.4])('stand clear of names, badges and each other at %d', (scale) => {
    const labels = allLabels(shape, scale, (city) => marks(city) !== null);
    const places = placeLetters(shape, scale, hints, 12 / scale, labels, marks);
    const boxes = places.map(({ x, y, wide }) => ({
      left: x * scale - wide,
      right: x * scale + wide,
      top: y * scale - LETTER,
      bottom: y * scale + LETTER,
    }));
    const others = [
      ...labels.map((label) => nameBox(label, scale)),
      ...shape.cities.flatMap((city) => {
        const mark = marks(city);
        return mark ? [markBox(shape, scale, city, mark)] : [];
      }),
    ];
    expect(places.length).toBeGreaterThan(hints.size / 3);
    for (const [n, box] of boxes.entries())
      expect([...others, ...boxes.slice(0, n)].filter((other) => overlap(box, other) > 0)).toEqual([]);
  });
});
