// Holds the view and writes it to the page: at most once a frame, and only as a transform. What
// depends on the scale (stroke widths, names, which drawing) hears of it when the map has come to rest.

import type { Point } from './paths';
import * as v from './view';

export interface Screen {
  /** the transform of the map */
  place(x: number, y: number, scale: number): void;
  /** what part of the board is seen, for the locator */
  seen(box: v.Box, zoom: number): void;
  /** the map is being moved and has this scale; null: it is at rest */
  moving(scale: number | null): void;
  rest(scale: number, zoom: number): void;
}

const MOVE_MS = 240;
/** A flight that shrinks the map by more than this is not flown. */
const LEAP = 0.55;
/** A page narrower than this is a phone's. */
const PHONE = 600;
const ease = (t: number) => 1 - (1 - t) ** 3;

export class Camera {
  frame: v.Frame;
  view: v.View;
  #screen: Screen;
  #queued = 0;
  #flight = 0;
  #restScale = 0;
  #touched = false;
  #fitted = false;
  #home: v.Box | null = null;

  constructor(frame: v.Frame, screen: Screen) {
    this.frame = frame;
    this.view = v.fitted(frame);
    this.#screen = screen;
  }

  get scale(): number {
    return v.scaleOf(this.frame, this.view);
  }

  /** The window or the board has another size. */
  resize(frame: v.Frame): void {
    this.frame = frame;
    this.view = v.clamped(frame, this.#touched ? this.view : this.#first());
    this.#write();
    this.rest();
  }

  /** What to see at first: on a phone, where the whole board is tiny, this part of it. */
  set home(box: v.Box | null) {
    this.#home = box;
    if (!this.#touched) this.resize(this.frame);
  }

  #first(): v.View {
    if (this.#fitted || innerWidth >= PHONE) return v.fitted(this.frame);
    return this.#home ? v.framing(this.frame, this.#home) : v.filling(this.frame);
  }

  get seen(): v.Box {
    return v.seen(this.frame, this.view);
  }

  toBoard(at: Point): Point {
    return v.toBoard(this.frame, this.view, at);
  }

  pan(dx: number, dy: number): void {
    this.#set(v.panned(this.frame, this.view, dx, dy));
  }

  zoom(factor: number, at: Point): void {
    this.#set(v.zoomed(this.frame, this.view, factor, at));
  }

  /** Looks at this point of the board, as the locator asks. */
  lookAt(point: Point): void {
    this.#set(v.clamped(this.frame, { ...this.view, ...point }));
  }

  zoomBy(factor: number, motion: boolean, at?: Point): void {
    const { width, height, x, y } = v.free(this.frame);
    this.fly(v.zoomed(this.frame, this.view, factor, at ?? { x: x + width / 2, y: y + height / 2 }), motion);
  }

  fit(motion: boolean): void {
    this.fly(v.fitted(this.frame), motion);
    this.#touched = false;
    this.#fitted = true;
  }

  show(box: v.Box, symbol: number, motion: boolean): void {
    this.fly(v.showing(this.frame, this.view, box, symbol), motion);
  }

  fly(to: v.View, motion: boolean): void {
    cancelAnimationFrame(this.#flight);
    if (v.sameView(this.view, to)) return;
    this.#touched = true;
    // Far out means to draw the whole board: it is there at once rather than late.
    if (!motion || to.zoom / this.view.zoom < LEAP) {
      this.view = to;
      this.#write();
      this.rest();
      return;
    }
    const from = this.view;
    let start: number | undefined;
    const step = (now: number) => {
      start ??= now;
      const t = Math.min(1, (now - start) / MOVE_MS);
      this.view = t < 1 ? v.clamped(this.frame, v.between(from, to, ease(t))) : to;
      this.#screen.moving(this.scale);
      this.#write();
      if (t < 1) this.#flight = requestAnimationFrame(step);
      else this.rest();
    };
    this.#flight = requestAnimationFrame(step);
  }

  /** A finger takes the map: whatever moved it stops. */
  hold(): void {
    cancelAnimationFrame(this.#flight);
  }

  /** The map has come to rest. */
  rest(): void {
    this.#screen.moving(null);
    const scale = this.scale;
    if (Math.abs(scale / this.#restScale - 1) < 1e-4) return;
    this.#restScale = scale;
    this.#screen.rest(scale, this.view.zoom);
  }

  stop(): void {
    cancelAnimationFrame(this.#flight);
    cancelAnimationFrame(this.#queued);
  }

  #set(view: v.View): void {
    this.#touched = true;
    this.view = view;
    this.#screen.moving(this.scale);
    if (this.#queued) return;
    this.#queued = requestAnimationFrame(() => {
      this.#queued = 0;
      this.#write();
    });
  }

  #write(): void {
    const { x, y, scale } = v.placed(this.frame, this.view);
    // Whole device pixels keep lines crisp and save the browser from drawing anew.
    const ratio = globalThis.devicePixelRatio || 1;
    this.#screen.place(Math.round(x * ratio) / ratio, Math.round(y * ratio) / ratio, scale);
    this.#screen.seen(v.seen(this.frame, this.view), this.view.zoom);
  }
}
