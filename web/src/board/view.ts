// Where the map is looked at: pure arithmetic, no elements. A view is the zoom (1: the whole board
// fits) and the board point that lies in the middle of the free part of the window.

import type { Point } from './paths';

export const ZOOM_MIN = 1;
export const ZOOM_MAX = 4;
/** Symbols of at least this many pixels can be read: the close drawing. */
export const READABLE = 8;

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Frame {
  /** the board, in board units */
  width: number;
  height: number;
  /** the window, in pixels, and how much of it something else covers */
  window: { width: number; height: number };
  insets: Insets;
  /** what covers the window as a rule, by which the size of a board that fits is reckoned; as now, if not told */
  fit?: Insets;
}

export interface View {
  zoom: number;
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The least box that holds these points. */
export const boxAround = (points: readonly Point[]): Box => ({
  left: Math.min(...points.map(({ x }) => x)),
  top: Math.min(...points.map(({ y }) => y)),
  right: Math.max(...points.map(({ x }) => x)),
  bottom: Math.max(...points.map(({ y }) => y)),
});

/** A map that is zoomed may go this far beyond its edge, so that nothing stays under the locator and the buttons. */
const SLACK = { right: 64, bottom: 88 };
/** How far from the window's edge a route is put that has to be shown. */
const MARGIN: Insets = { top: 28, right: 64, bottom: 88, left: 28 };

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

const limit = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export function free(frame: Frame): { x: number; y: number; width: number; height: number } {
  const { window, insets } = frame;
  const width = Math.max(1, window.width - insets.left - insets.right);
  const height = Math.max(1, window.height - insets.top - insets.bottom);
  return { x: insets.left, y: insets.top, width, height };
}

/** Pixels per board unit when the whole board fits. */
export function fitScale(frame: Frame): number {
  const part = free({ ...frame, insets: frame.fit ?? frame.insets });
  return Math.min(part.width / frame.width, part.height / frame.height);
}

export const scaleOf = (frame: Frame, view: View): number => fitScale(frame) * view.zoom;

export function fitted(frame: Frame): View {
  return { zoom: ZOOM_MIN, x: frame.width / 2, y: frame.height / 2 };
}

/** As much of the board as fills the window; one that nearly fits is better whole. */
export function filling(frame: Frame): View {
  const part = free({ ...frame, insets: frame.fit ?? frame.insets });
  const zoom = Math.max(part.width / frame.width, part.height / frame.height) / fitScale(frame);
  return zoom < 1.35 ? fitted(frame) : { ...fitted(frame), zoom: Math.min(2, zoom) };
}

/** What is framed for the first picture is not brought nearer than this. */
const CLOSE = 2.5;

/** The whole box, as large as it can be, clear of the locator and the buttons. */
export function framing(frame: Frame, box: Box): View {
  const part = free({ ...frame, insets: frame.fit ?? frame.insets });
  const wide = Math.max(1, part.width - MARGIN.left - MARGIN.right) / Math.max(1, box.right - box.left);
  const high = Math.max(1, part.height - MARGIN.top - MARGIN.bottom) / Math.max(1, box.bottom - box.top);
  const zoom = limit(Math.min(wide, high) / fitScale(frame), ZOOM_MIN, CLOSE);
  const scale = fitScale(frame) * zoom;
  const x = (box.left + box.right + (MARGIN.right - MARGIN.left) / scale) / 2;
  const y = (box.top + box.bottom + (MARGIN.bottom - MARGIN.top) / scale) / 2;
  return clamped(frame, { zoom, x, y });
}

/** The nearest view that keeps to the zoom limits and shows no more than the board. */
export function clamped(frame: Frame, view: View): View {
  const zoom = limit(view.zoom, ZOOM_MIN, ZOOM_MAX);
  const part = free(frame);
  const scale = fitScale(frame) * zoom;
  const axis = (value: number, board: number, pixels: number, slack: number) => {
    const half = pixels / 2 / scale;
    const end = board + (zoom > ZOOM_MIN ? slack / scale : 0) - half;
    return half * 2 >= board ? limit(value, board / 2, Math.max(board / 2, end)) : limit(value, half, end);
  };
  return {
    zoom,
    x: axis(view.x, frame.width, part.width, SLACK.right),
    y: axis(view.y, frame.height, part.height, SLACK.bottom),
  };
}

/** Where the board's corner lies in the window, and the scale. */
export function placed(frame: Frame, view: View): { x: number; y: number; scale: number } {
  const part = free(frame);
  const scale = scaleOf(frame, view);
  return { x: part.x + part.width / 2 - view.x * scale, y: part.y + part.height / 2 - view.y * scale, scale };
}

export function toBoard(frame: Frame, view: View, at: Point): Point {
  const { x, y, scale } = placed(frame, view);
  return { x: (at.x - x) / scale, y: (at.y - y) / scale };
}

export function panned(frame: Frame, view: View, dx: number, dy: number): View {
  const scale = scaleOf(frame, view);
  return clamped(frame, { ...view, x: view.x - dx / scale, y: view.y - dy / scale });
}

/** Zoomed by a factor such that the board point under `at` stays under it. */
export function zoomed(frame: Frame, view: View, factor: number, at: Point): View {
  const zoom = limit(view.zoom * factor, ZOOM_MIN, ZOOM_MAX);
  const point = toBoard(frame, view, at);
  const part = free(frame);
  const scale = fitScale(frame) * zoom;
  return clamped(frame, {
    zoom,
    x: point.x - (at.x - part.x - part.width / 2) / scale,
    y: point.y - (at.y - part.y - part.height / 2) / scale,
  });
}

export function seen(frame: Frame, view: View): Box {
  const part = free(frame);
  const scale = scaleOf(frame, view);
  const w = part.width / 2 / scale;
  const h = part.height / 2 / scale;
  return { left: view.x - w, top: view.y - h, right: view.x + w, bottom: view.y + h };
}

/**
 * The view that shows the box. It stays as it is when the box is in sight at a readable scale; it
 * moves no further than needed, and zooms in only where symbols could not be read.
 */
export function showing(frame: Frame, view: View, box: Box, symbol: number): View {
  const part = free(frame);
  const scale = scaleOf(frame, view);
  const room = {
    width: Math.max(1, part.width - MARGIN.left - MARGIN.right),
    height: Math.max(1, part.height - MARGIN.top - MARGIN.bottom),
  };
  // The middle of what is left inside the margin, seen from the middle of the window.
  const aside = { x: (MARGIN.left - MARGIN.right) / 2, y: (MARGIN.top - MARGIN.bottom) / 2 };
  let next: View;
  if (symbol * scale < READABLE) {
    const comfortable = (READABLE * 1.5) / symbol;
    const whole = Math.min(room.width / (box.right - box.left), room.height / (box.bottom - box.top));
    const wanted = Math.max(Math.min(comfortable, whole), READABLE / symbol);
    const zoom = limit(wanted / fitScale(frame), view.zoom, ZOOM_MAX);
    const at = fitScale(frame) * zoom;
    next = { zoom, x: (box.left + box.right) / 2 - aside.x / at, y: (box.top + box.bottom) / 2 - aside.y / at };
  } else {
    const axis = (value: number, low: number, high: number, pixels: number, shift: number) => {
      const half = pixels / 2 / scale;
      const middle = shift / scale;
      if (high - low > 2 * half) return (low + high) / 2 - middle;
      return limit(value + middle, high - half, low + half) - middle;
    };
    next = {
      zoom: view.zoom,
      x: axis(view.x, box.left, box.right, room.width, aside.x),
      y: axis(view.y, box.top, box.bottom, room.height, aside.y),
    };
  }
  return clamped(frame, next);
}

/** Between two views: the zoom by ratio, so that it looks even. */
export function between(a: View, b: View, t: number): View {
  return { zoom: a.zoom * (b.zoom / a.zoom) ** t, x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export const sameView = (a: View, b: View): boolean =>
  Math.abs(a.zoom - b.zoom) < 1e-4 && Math.abs(a.x - b.x) < 0.01 && Math.abs(a.y - b.y) < 0.01;
