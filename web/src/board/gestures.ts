// Fingers, mouse and wheel, turned into moves of the view. Knows nothing of boards.

import type { Point } from './paths';

export interface Handlers {
  /** the map is dragged by so many pixels */
  pan(dx: number, dy: number): void;
  /** zoomed by a factor round a point of the window */
  zoom(factor: number, at: Point): void;
  /** a press without a drag */
  tap(at: Point, target: EventTarget | null): void;
  doubleTap(at: Point): void;
  /** a gesture begins, and it is over */
  begin(): void;
  end(): void;
}

/** How far a finger or a mouse may slip during a press. */
const SLIP = { touch: 10, mouse: 5 };
const DOUBLE_MS = 320;
const DOUBLE_PX = 28;
const WHEEL_REST_MS = 140;

/** @param shared the page around it scrolls: a wheel without a key is the page's, and so is a finger that goes up or down (touch-action) */
export function gestures(node: HTMLElement, handlers: Handlers, shared: () => boolean = () => false): () => void {
  const down = new Map<number, Point>();
  let moved = false;
  let start: Point = { x: 0, y: 0 };
  let lastTap: { at: Point; time: number } | null = null;
  let wheelTimer: ReturnType<typeof setTimeout> | undefined;
  let origin = { x: 0, y: 0 };

  const here = (event: { clientX: number; clientY: number }): Point => ({
    x: event.clientX - origin.x,
    y: event.clientY - origin.y,
  });
  const look = () => {
    const box = node.getBoundingClientRect();
    origin = { x: box.left, y: box.top };
  };
  const own = (event: Event) => !(event.target as Element | null)?.closest?.('[data-control]');

  function pointerdown(event: PointerEvent) {
    if (!own(event) || (event.pointerType === 'mouse' && event.button !== 0)) return;
    // A mouse that was let go outside the window was never heard of again.
    down.delete(event.pointerId);
    if (!down.size) {
      look();
      moved = false;
      start = here(event);
    }
    down.set(event.pointerId, here(event));
    if (down.size === 2) {
      if (!moved) handlers.begin();
      moved = true;
      for (const id of down.keys()) capture(id);
    }
  }

  function capture(id: number) {
    try {
      node.setPointerCapture(id);
    } catch {
      // the pointer is gone already
    }
  }

  function pointermove(event: PointerEvent) {
    const before = down.get(event.pointerId);
    if (!before) return;
    const now = here(event);
    if (down.size === 1) {
      const slip = event.pointerType === 'mouse' ? SLIP.mouse : SLIP.touch;
      if (!moved) {
        if (Math.hypot(now.x - start.x, now.y - start.y) < slip) return;
        moved = true;
        handlers.begin();
        capture(event.pointerId);
      }
      handlers.pan(now.x - before.x, now.y - before.y);
    } else if (down.size === 2) {
      const [other] = [...down].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
      if (other) {
        const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
        const is = Math.hypot(now.x - other.x, now.y - other.y) || 1;
        handlers.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
        handlers.zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      }
    }
    down.set(event.pointerId, now);
  }

  function pointerup(event: PointerEvent) {
    if (!down.delete(event.pointerId)) return;
    if (down.size) return;
    if (moved) {
      handlers.end();
      return;
    }
    const at = here(event);
    const double =
      lastTap &&
      event.timeStamp - lastTap.time < DOUBLE_MS &&
      Math.hypot(at.x - lastTap.at.x, at.y - lastTap.at.y) < DOUBLE_PX;
    if (double) {
      lastTap = null;
      handlers.doubleTap(at);
    } else {
      lastTap = { at, time: event.timeStamp };
      handlers.tap(at, event.target);
    }
  }

  function pointercancel(event: PointerEvent) {
    if (down.delete(event.pointerId) && !down.size && moved) handlers.end();
  }

  function wheel(event: WheelEvent) {
    if (!own(event) || (shared() && !event.ctrlKey)) return;
    event.preventDefault();
    if (wheelTimer === undefined) {
      look();
      handlers.begin();
    }
    const lines = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    const delta = Math.max(-240, Math.min(240, event.deltaY * lines));
    handlers.zoom(Math.exp(-delta * (event.ctrlKey ? 0.01 : 0.0018)), here(event));
    clearTimeout(wheelTimer);
    wheelTimer = setTimeout(() => {
      wheelTimer = undefined;
      handlers.end();
    }, WHEEL_REST_MS);
  }

  node.addEventListener('pointerdown', pointerdown);
  node.addEventListener('pointermove', pointermove);
  node.addEventListener('pointerup', pointerup);
  node.addEventListener('pointercancel', pointercancel);
  node.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(wheelTimer);
    node.removeEventListener('pointerdown', pointerdown);
    node.removeEventListener('pointermove', pointermove);
    node.removeEventListener('pointerup', pointerup);
    node.removeEventListener('pointercancel', pointercancel);
    node.removeEventListener('wheel', wheel);
  };
}
