import { describe, expect, test } from 'vitest';
import { clearPlace, roomOn } from '../src/board/clear';
import { overlap } from '../src/board/names';
import type { BoardShape } from '../src/board/shape';
import { NO_INSETS, type Box } from '../src/board/view';

const within: Box = { left: 12, top: 12, right: 588, bottom: 388 };
const box: Box = { left: 544, top: 12, right: 588, bottom: 56 };
const city = (x: number, y: number): Box => ({ left: x - 8, top: y - 8, right: x + 8, bottom: y + 8 });

function moved(cities: Box[], names: Box[] = []): Box {
  const { x, y } = clearPlace(box, { within, cities, names })!;
  return { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
}

describe('a place for the zoom buttons', () => {
  test('is where they stand, if that is clear', () => {
    expect(moved([city(100, 100)])).toEqual(box);
  });

  test('is the nearest along the edge that covers no city', () => {
    const cities = [city(570, 40), city(570, 90), city(480, 30)];
    const place = moved(cities);
    expect(cities.every((each) => overlap(place, each) === 0)).toBe(true);
    expect(place.right === within.right || place.top === within.top).toBe(true);
    expect(Math.hypot(place.left - box.left, place.top - box.top)).toBeLessThan(120);
  });

  test('keeps off names where that is possible', () => {
    const names = [{ left: 480, top: 60, right: 588, bottom: 110 }];
    expect(overlap(moved([city(570, 40)], names), names[0]!)).toBe(0);
  });

  test('is within the map where every edge has cities all along', () => {
    const along = (from: number, to: number) => Array.from({ length: (to - from) / 20 }, (_, n) => from + n * 20);
    const cities = [
      ...along(0, 600).flatMap((x) => [city(x, 30), city(x, 370)]),
      ...along(0, 400).flatMap((y) => [city(30, y), city(570, y)]),
    ];
    const place = moved(cities);
    expect(cities.every((each) => overlap(place, each) === 0)).toBe(true);
    expect(place.top).toBeLessThan(60);
  });

  test('keeps off a badge with its rim, wherever the map has been moved to', () => {
    const shape = { dot: 10, unit: 2, cities: [{ id: 'kyiv', x: 100, y: 50 }] } as unknown as BoardShape;
    const frame = { width: 400, height: 200, window: { width: 400, height: 200 }, insets: NO_INSETS };
    const looked = { shape, frame, stations: [], ticketEnds: new Map(), names: [city(50, 25)] };
    const insets = { ...NO_INSETS, bottom: 40 };
    const room = roomOn({ ...looked, view: { zoom: 2, x: 100, y: 50 } }, insets);
    const badge = room.cities[0]!;
    expect([(badge.left + badge.right) / 2, (badge.top + badge.bottom) / 2]).toEqual([200, 100]);
    expect(badge.right - badge.left).toBeGreaterThan(10 * 1.4 * 1.1 * 2 * 2);
    expect(room.names[0]).toEqual({ left: 168, top: 68, right: 232, bottom: 132 });
    expect(room.within).toEqual({ left: 12, top: 12, right: 388, bottom: 148 });
  });
});
