// Letters of tickets, however many one has: on every way that they miss and at every city, none hidden by another.
import { describe, expect, test } from 'vitest';
import { chipBox, LETTER, placeLetters } from '../src/board/letters';
import { markBox, marksOn, RIM, type Mark } from '../src/board/marks';
import { overlap } from '../src/board/names';
import { allLabels, nameBox, NEEDED, placeChips, thinnedLabels } from '../src/board/settle';
import { shapeOf, type BoardShape } from '../src/board/shape';
import type { Box } from '../src/board/view';
import { endsOf, letterOf } from '../src/game/ends';
import type { Names } from '../src/say';
import type { CityId, RouteId } from '../src/wire';
import { BOARDS, facts, tickets, type Between } from './board-facts';

/** The routes of the way with the fewest of them. */
function way(shape: BoardShape, { a, b }: Between): RouteId[] {
  const by = new Map<CityId, { from: CityId; route: RouteId } | null>([[a, null]]);
  for (const city of by.keys())
    for (const id of shape.city.get(city)!.routes) {
      const route = shape.route.get(id)!;
      const next = route.a === city ? route.b : route.a;
      if (!by.has(next)) by.set(next, { from: city, route: id });
    }
  const found: RouteId[] = [];
  for (let step = by.get(b); step; step = by.get(step.from)) found.push(step.route);
  return found;
}

/** So many tickets, others for each turn, with their letters. */
function held(board: (typeof BOARDS)[number], count: number, turn: number) {
  const all = tickets(board)
    .map((each, n) => ({ ...each, order: ((n + 3) * (turn * 2 + 7) * 37) % 101 }))
    .sort((p, q) => p.order - q.order)
    .slice(0, count);
  const named = { tickets: new Map(all.map((each) => [each.id, each])) } as unknown as Names;
  const ends = endsOf(
    all.map(({ id }, n) => ({ id, letter: letterOf(n), done: false })),
    named,
  );
  return { all, ends };
}

describe.each(BOARDS)('letters of tickets on the map of %s', (board) => {
  const shape = shapeOf(facts(board));
  const phone = Math.min(390 / shape.width, 420 / shape.height);
  const laptop = Math.min(950 / shape.width, 640 / shape.height);

  test.each([
    ['a phone, the whole board', phone, 'far'],
    ['a phone, a little closer', phone * 1.5, 'far'],
    ['a laptop', laptop, 'near'],
    ['closer', laptop * 1.6, 'near'],
  ] as const)('ways have their letters, clear of names, badges, chips and each other: %s', (_, scale, drawing) => {
    const shares: number[] = [];
    for (const count of [3, 6, 10])
      for (let turn = 0; turn < 6; turn++) {
        const { all, ends } = held(board, count, turn);
        const hints = new Map<RouteId, string>();
        for (const [n, each] of all.entries())
          for (const id of way(shape, each)) hints.set(id, (hints.get(id) ?? '') + letterOf(n));
        const on = marksOn(shape, scale, ends, new Set());
        const marks = ({ id }: { id: CityId }): Mark | null => on.get(id) ?? null;
        const labels =
          drawing === 'near'
            ? allLabels(shape, scale, (city) => on.has(city.id))
            : thinnedLabels(shape, scale, ({ id }) => (on.has(id) ? NEEDED : 0), marks);
        const aside = drawing === 'far' ? 17 / scale : Math.max(shape.h * 0.82, 8 / scale);
        const chips =
          drawing === 'near'
            ? []
            : placeChips(shape, scale, ({ id }) => (hints.has(id) ? 'hint' : 'chip'), labels, marks);
        const places = placeLetters(shape, scale, hints, aside, labels, marks, chips);
        // No ticket is without its letter, and hardly any route.
        for (const { id, text } of places) expect(text).toBe(hints.get(id));
        const said = new Set(places.map(({ text }) => text).join(''));
        expect([...said].sort()).toEqual(all.map((_, n) => letterOf(n)));
        shares.push(places.length / hints.size);
        const boxes = places.map(({ id, x, y, wide }) => ({
          what: id,
          box: {
            left: x * scale - wide,
            right: x * scale + wide,
            top: y * scale - LETTER,
            bottom: y * scale + LETTER,
          },
        }));
        const others = [
          ...labels.map((label) => ({ what: label.name, box: nameBox(label, scale) })),
          ...chips.map((chip) => ({ what: `the chip of ${chip.id}`, box: chipBox(chip, scale) })),
          ...[...on].map(([id, mark]) => ({ what: id, box: markBox(shape, scale, shape.city.get(id)!, mark) })),
        ];
        const hidden = boxes.flatMap(({ what, box }, n) =>
          [...others, ...boxes.slice(0, n)].flatMap((other) =>
            overlap(box, other.box) > 0 ? [`${what} on ${other.what}`] : [],
          ),
        );
        expect(hidden, `${count} tickets, turn ${turn}`).toEqual([]);
      }
    const share = shares.reduce((sum, one) => sum + one, 0) / shares.length;
    expect(share).toBeGreaterThan(scale === phone ? 0.7 : 0.9);
  });

  test('badges with all the letters of a city hide no other badge and no station', () => {
    let moved = 0;
    for (const scale of [phone, phone * 1.2, laptop])
      for (const count of [5, 9, 14])
        for (let turn = 0; turn < 24; turn++) {
          const { all, ends } = held(board, count, turn);
          expect(
            [...ends]
              .map(([, { letter }]) => letter)
              .join('')
              .split('')
              .sort(),
          ).toEqual(all.flatMap((_, n) => [letterOf(n), letterOf(n)]).sort());
          const built = new Set(shape.cities.filter((_, n) => n % 17 === turn % 17).map(({ id }) => id));
          const on = marksOn(shape, scale, ends, built);
          const boxes = [...on].map(([id, mark]) => {
            const box = markBox(shape, scale, shape.city.get(id)!, mark);
            const [x, y] = [((box.right - box.left) * (RIM - 1)) / 2, ((box.bottom - box.top) * (RIM - 1)) / 2];
            const rimmed: Box = {
              left: box.left - x,
              right: box.right + x,
              top: box.top - y,
              bottom: box.bottom + y,
            };
            if (mark.aside) moved = Math.max(moved, Math.hypot(mark.aside.x, mark.aside.y));
            return { id, mark, rimmed };
          });
          const hidden = boxes.flatMap((one, n) =>
            boxes
              .slice(0, n)
              .flatMap((other) =>
                !(one.mark.station && other.mark.station) && overlap(one.rimmed, other.rimmed) > 1
                  ? [`${one.id} on ${other.id}`]
                  : [],
              ),
          );
          expect(hidden, `${count} tickets, turn ${turn}, scale ${scale}`).toEqual([]);
        }
    // Still at their cities.
    expect(moved).toBeLessThan(24);
  });
});
