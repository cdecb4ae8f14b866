import { describe, expect, test } from 'vitest';
import * as v from '../src/board/view';

const frame = (width = 800, height = 600, insets = v.NO_INSETS): v.Frame => ({
  width: 1600,
  height: 1100,
  window: { width, height },
  insets,
});

test('fitted: the whole board, centred', () => {
  const f = frame();
  const { x, y, scale } = v.placed(f, v.fitted(f));
  expect(scale).toBe(0.5);
  expect(x).toBe(0);
  expect(y).toBe(25);
});

test('zooming keeps the point under the finger', () => {
  const f = frame();
  const start = v.clamped(f, { zoom: 2, x: 800, y: 550 });
  const at = { x: 300, y: 250 };
  const before = v.toBoard(f, start, at);
  const after = v.toBoard(f, v.zoomed(f, start, 1.3, at), at);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

test('zoom stays between 1 and 4, and the board in the window', () => {
  const f = frame();
  expect(v.zoomed(f, v.fitted(f), 100, { x: 0, y: 0 }).zoom).toBe(4);
  expect(v.zoomed(f, { zoom: 2, x: 100, y: 100 }, 0.01, { x: 0, y: 0 })).toEqual(v.fitted(f));
  const right = v.panned(f, { zoom: 2, x: 800, y: 550 }, -1e6, -1e6);
  expect(v.seen(f, right).right).toBeCloseTo(1600 + 64);
  expect(v.seen(f, right).bottom).toBeCloseTo(1100 + 88);
  const far = v.panned(f, { zoom: 2, x: 800, y: 550 }, 1e6, 1e6);
  expect(v.seen(f, far)).toMatchObject({ left: 0, top: 0 });
});

describe('showing', () => {
  const box = { left: 900, top: 300, right: 1100, bottom: 420 };

  test('does not move when the route is in sight and readable', () => {
    const f = frame(1600, 1100);
    const view = v.fitted(f);
    expect(v.showing(f, view, box, 14.4)).toEqual(view);
  });

  test('pans just far enough', () => {
    const f = frame(1600, 1100);
    const view = v.clamped(f, { zoom: 3, x: 300, y: 300 });
    const next = v.showing(f, view, box, 14.4);
    expect(next.zoom).toBe(3);
    const seen = v.seen(f, next);
    expect(seen.right).toBeGreaterThanOrEqual(box.right);
    expect(seen.left).toBeLessThan(box.left);
  });

  test('zooms in where symbols could not be read', () => {
    const f = frame(390, 500);
    const next = v.showing(f, v.fitted(f), box, 14.4);
    expect(14.4 * v.scaleOf(f, next)).toBeGreaterThanOrEqual(v.READABLE);
    const seen = v.seen(f, next);
    expect(seen.left).toBeLessThan(box.left);
    expect(seen.right).toBeGreaterThan(box.right);
  });

  test('keeps clear of a sheet', () => {
    const f = frame(390, 800, { top: 0, right: 0, bottom: 400, left: 0 });
    const next = v.showing(f, v.fitted(f), box, 14.4);
    const { y, scale } = v.placed(f, next);
    expect(y + box.bottom * scale).toBeLessThan(400);
  });
});

describe('what covers the window for now', () => {
  const usual = { ...v.NO_INSETS, bottom: 200 };
  const covered = (bottom: number): v.Frame => ({ ...frame(800, 600, { ...v.NO_INSETS, bottom }), fit: usual });

  test('does not change the size of a board that fits', () => {
    const scales = [0, 120, 200, 400].map((bottom) => v.fitScale(covered(bottom)));
    expect(new Set(scales).size).toBe(1);
    expect(scales[0]).toBeCloseTo(400 / 1100);
  });

  test('lets the map be moved out from under it', () => {
    const f = covered(400);
    const low = v.panned(f, v.fitted(f), 0, -1e6);
    expect(v.seen(f, low).bottom).toBeCloseTo(1100);
  });
});

describe('framing', () => {
  const f: v.Frame = { ...frame(390, 700), insets: { ...v.NO_INSETS, bottom: 300 } };

  test('shows the whole box, and more of the board around it', () => {
    for (const box of [
      { left: 200, top: 200, right: 700, bottom: 500 },
      { left: 60, top: 900, right: 500, bottom: 1080 },
      { left: 1000, top: 20, right: 1590, bottom: 1000 },
    ]) {
      const seen = v.seen(f, v.framing(f, box));
      expect(seen.left).toBeLessThanOrEqual(box.left);
      expect(seen.top).toBeLessThanOrEqual(box.top);
      expect(seen.right).toBeGreaterThanOrEqual(box.right);
      expect(seen.bottom).toBeGreaterThanOrEqual(box.bottom);
    }
  });

  test('of the whole board is the whole board', () => {
    expect(v.framing(f, { left: 0, top: 0, right: 1600, bottom: 1100 })).toEqual(v.fitted(f));
  });

  test('comes no closer for a single city', () => {
    expect(v.framing(f, { left: 800, top: 500, right: 801, bottom: 501 }).zoom).toBe(2.5);
  });
});
