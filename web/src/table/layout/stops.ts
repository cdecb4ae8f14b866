// Where a phone's sheet rests: peek (the hand), half (what can be done, and the market), full. Where it is let go decides, and how fast.

export type Stop = 'peek' | 'half' | 'full';
const STOPS: readonly Stop[] = ['peek', 'half', 'full'];

/** Below the first share of the room it rests at peek, above the second at full. */
const SHARES = [0.34, 0.72] as const;
/** so many pixels in a millisecond are a throw, which goes one stop further */
const THROW = 0.5;

export const beside = (stop: Stop, by: 1 | -1): Stop => STOPS[STOPS.indexOf(stop) + by] ?? stop;

/** @param speed upwards, in pixels a millisecond */
export function stopAt(height: number, room: number, speed: number, from: Stop): Stop {
  if (Math.abs(speed) >= THROW) return beside(from, speed > 0 ? 1 : -1);
  const share = height / Math.max(1, room);
  return share < SHARES[0] ? 'peek' : share < SHARES[1] ? 'half' : 'full';
}

const GLIDE_MS = 240;

/** From the height of which something was in sight to the height it has now. It moves as a whole: nothing is laid out on the way. */
export function glide(sheet: HTMLElement, from: number): Animation | undefined {
  const to = sheet.getBoundingClientRect().height;
  if (Math.abs(to - from) < 1) return undefined;
  const most = Math.max(from, to);
  const at = (height: number): Keyframe => ({
    height: `${most}px`,
    maxHeight: 'none',
    transform: `translateY(${most - height}px)`,
  });
  return sheet.animate([at(from), at(to)], { duration: GLIDE_MS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' });
}

export interface Drag {
  /** the sheet follows the finger */
  follow: (height: number) => void;
  rest: (stop: Stop) => void;
}

/** How far a finger may slip during a press. */
const SLIP = 6;

/** Drags the sheet by this handle; whoever only presses it presses what lies on it. */
export function draggable(
  handle: HTMLElement,
  sheet: () => { height: number; room: number; stop: Stop },
  { follow, rest }: Drag,
): () => void {
  let start: { y: number; height: number } | null = null;
  let moved = false;
  let last = { y: 0, time: 0, speed: 0 };

  // A quick finger or mouse is off the handle before it has moved far: the window hears of it there, too.
  const HEARD = { pointermove: move, pointerup: up, pointercancel: cancel } as const;
  const listen = (how: 'addEventListener' | 'removeEventListener'): void => {
    for (const [name, heard] of Object.entries(HEARD)) window[how](name, heard as EventListener);
  };

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0) return;
    listen('addEventListener');
    start = { y: event.clientY, height: sheet().height };
    last = { y: event.clientY, time: event.timeStamp, speed: 0 };
    moved = false;
  }
  function move(event: PointerEvent): void {
    if (!start) return;
    if (!moved && Math.abs(event.clientY - start.y) < SLIP) return;
    moved = true;
    const time = Math.max(1, event.timeStamp - last.time);
    last = { y: event.clientY, time: event.timeStamp, speed: (last.y - event.clientY) / time };
    follow(Math.min(sheet().room, Math.max(0, start.height + start.y - event.clientY)));
  }
  function up(event: PointerEvent): void {
    if (start && moved) {
      const { room, stop } = sheet();
      // Who holds still before letting go does not throw.
      const speed = event.timeStamp - last.time > 100 ? 0 : last.speed;
      rest(stopAt(start.height + start.y - event.clientY, room, speed, stop));
    }
    start = null;
    listen('removeEventListener');
    // The press that a drag ends with comes at once, if it comes at all.
    if (moved) setTimeout(() => (moved = false));
  }
  /** The press that a drag ends with is not meant for the button under the finger. */
  function click(event: MouseEvent): void {
    if (!moved) return;
    moved = false;
    event.stopPropagation();
    event.preventDefault();
  }
  function cancel(): void {
    if (start && moved) rest(sheet().stop);
    start = null;
    moved = false;
    listen('removeEventListener');
  }
  handle.addEventListener('pointerdown', down);
  handle.addEventListener('click', click, { capture: true });
  return () => {
    handle.removeEventListener('pointerdown', down);
    listen('removeEventListener');
    handle.removeEventListener('click', click, { capture: true });
  };
}
