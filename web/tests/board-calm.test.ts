// The zoom buttons are calm: while the map is moved they stay where that is clear, go no further than they must, and lie over no city.
import { describe, expect, test } from 'vitest';
import { clearPlace, roomOn } from '../src/board/clear';
import { overlap } from '../src/board/names';
import { shapeOf } from '../src/board/shape';
import { clamped, fitted, NO_INSETS, panned, zoomed, type Box } from '../src/board/view';
import { endsOf, letterOf } from '../src/game/ends';
import type { Names } from '../src/say';
import { BOARDS, facts, tickets } from './board-facts';

/** A phone with its sheet at half, and a laptop: the window, and the three buttons in a row or in a column. */
const PHONE = { window: { width: 390, height: 748 }, insets: { ...NO_INSETS, bottom: 330 }, wide: 140, high: 44 };
const LAPTOP = { window: { width: 950, height: 640 }, insets: NO_INSETS, wide: 44, high: 140 };
/** two buttons and one, where there is no room for all of them */
const FEWER = [140, 92, 44];

const inside = (box: Box, within: Box): boolean =>
  box.left >= within.left && box.right <= within.right && box.top >= within.top && box.bottom <= within.bottom;

describe.each(BOARDS)('the zoom buttons on %s', (board) => {
  const shape = shapeOf(facts(board));
  const held = tickets(board).slice(0, 8);
  const ends = endsOf(
    held.map(({ id }, n) => ({ id, letter: letterOf(n), done: false })),
    { tickets: new Map(held.map((each) => [each.id, each])) } as unknown as Names,
  );

  test.each([
    ['a phone', PHONE],
    ['a laptop', LAPTOP],
  ])('cover no city and stay where they can while the map is moved: %s', (_, { window, insets, wide, high }) => {
    const frame = { width: shape.width, height: shape.height, window, insets };
    const middle = { x: window.width / 2, y: (window.height - insets.bottom) / 2 };
    let view = fitted(frame);
    let now = { x: 0, y: 0 };
    const moves: number[] = [];
    let fewer = 0;
    for (let step = 0; step < 240; step++) {
      // To and fro, closer and further, as a finger does: each time the map comes to rest.
      const turn = step * 2.4;
      const far = 40 + ((step * 37) % 90);
      view = panned(frame, view, far * Math.cos(turn), far * Math.sin(turn));
      if (step % 6 === 0) view = clamped(frame, zoomed(frame, view, step % 12 ? 1 / 1.5 : 1.9, middle));
      const room = roomOn({ shape, frame, view, ticketEnds: ends, stations: [], names: [] }, insets);
      const { right, top, bottom } = room.within;
      const place = FEWER.map((size) => {
        const [w, h] = wide > high ? [size, high] : [wide, size];
        const start = wide > high ? bottom - h : top;
        const box: Box = { left: right - w, right, top: start, bottom: start + h };
        return { box, at: clearPlace(box, room, now) };
      }).find(({ at }) => at !== null)!;
      const at = place.at!;
      const { box } = place;
      const lies = { left: box.left + at.x, right: box.right + at.x, top: box.top + at.y, bottom: box.bottom + at.y };
      expect(room.cities.filter((city) => overlap(city, lies) > 0)).toEqual([]);
      const from = {
        ...lies,
        left: box.left + now.x,
        right: box.right + now.x,
        top: box.top + now.y,
        bottom: box.bottom + now.y,
      };
      const stays = inside(from, room.within) && room.cities.every((city) => overlap(city, from) === 0);
      moves.push(Math.hypot(at.x - now.x, at.y - now.y));
      if (stays) expect(moves.at(-1), `step ${step}`).toBe(0);
      fewer += Number(box.right - box.left + box.bottom - box.top < wide + high);
      now = at;
    }
    // Never further than they have to, and across the map hardly ever.
    expect(moves.filter((far) => far > 80).length / moves.length).toBeLessThan(0.13);
    expect(moves.reduce((sum, far) => sum + far, 0) / moves.length).toBeLessThan(36);
    expect(fewer / moves.length).toBeLessThan(0.03);
  });
});
