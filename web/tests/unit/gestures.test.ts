// Fingers, mouse and wheel on the map.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gestures } from '../../src/board/gestures';

/** What a map hears and asks of its element. */
class Pad extends EventTarget {
  captured: number[] = [];
  getBoundingClientRect = () => ({ left: 100, top: 50 });
  setPointerCapture = (id: number): void => void this.captured.push(id);
}

let pad: Pad;
let did: [string, ...unknown[]][];
let shared = false;
let leave: () => void;
let time = 0;

const note =
  (name: string) =>
  (...what: unknown[]): void =>
    void did.push([name, ...what]);

beforeEach(() => {
  vi.useFakeTimers();
  pad = new Pad();
  did = [];
  shared = false;
  const handlers = {
    pan: note('pan'),
    zoom: note('zoom'),
    tap: (at: unknown) => note('tap')(at),
    doubleTap: note('double'),
    begin: note('begin'),
    end: note('end'),
  };
  leave = gestures(pad as unknown as HTMLElement, handlers, () => shared);
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

function pointer(type: string, x: number, y: number, id = 1, kind = 'touch'): void {
  const event = new Event(type);
  const given = { pointerId: id, pointerType: kind, button: 0, clientX: x + 100, clientY: y + 50 };
  for (const [name, value] of Object.entries(given)) Object.defineProperty(event, name, { value });
  Object.defineProperty(event, 'timeStamp', { value: time });
  pad.dispatchEvent(event);
}
function wheel(deltaY: number, ctrlKey = false): Event {
  const event = new Event('wheel', { cancelable: true });
  Object.assign(event, { deltaY, deltaMode: 0, ctrlKey, clientX: 110, clientY: 60 });
  pad.dispatchEvent(event);
  return event;
}
function press(x: number, y: number): void {
  pointer('pointerdown', x, y);
  pointer('pointerup', x, y);
}

describe('one finger', () => {
  it('that slips a little presses, in the coordinates of the map', () => {
    pointer('pointerdown', 20, 30);
    pointer('pointermove', 24, 34);
    pointer('pointerup', 24, 34);
    expect(did).toEqual([['tap', { x: 24, y: 34 }]]);
  });

  it('that goes further drags, and does not press', () => {
    pointer('pointerdown', 0, 0);
    pointer('pointermove', 30, 0);
    pointer('pointermove', 40, 5);
    pointer('pointerup', 40, 5);
    expect(did).toEqual([['begin'], ['pan', 30, 0], ['pan', 10, 5], ['end']]);
    expect(pad.captured).toEqual([1]);
  });

  it('that the page takes away, to scroll, neither presses nor drags on', () => {
    pointer('pointerdown', 0, 0);
    pointer('pointermove', 0, 8);
    pointer('pointercancel', 0, 8);
    pointer('pointermove', 0, 90);
    pointer('pointerup', 0, 90);
    expect(did).toEqual([]);
  });

  it('twice at one place looks closer, twice far apart or slowly presses twice', () => {
    press(20, 20);
    time += 200;
    press(22, 22);
    expect(did.map(([name]) => name)).toEqual(['tap', 'double']);
    time += 1000;
    press(20, 20);
    time += 200;
    press(90, 20);
    time += 1000;
    press(90, 20);
    expect(did.map(([name]) => name)).toEqual(['tap', 'double', 'tap', 'tap', 'tap']);
  });
});

describe('two fingers', () => {
  it('zoom by what lies between them, also where the page scrolls', () => {
    shared = true;
    pointer('pointerdown', 0, 0, 1);
    pointer('pointerdown', 100, 0, 2);
    pointer('pointermove', 200, 0, 2);
    pointer('pointerup', 200, 0, 2);
    pointer('pointerup', 0, 0, 1);
    expect(did).toEqual([['begin'], ['pan', 50, 0], ['zoom', 2, { x: 100, y: 0 }], ['end']]);
  });
});

describe('a wheel', () => {
  it('zooms, and is over when it rests', () => {
    const event = wheel(-100);
    expect(event.defaultPrevented).toBe(true);
    expect(did.map(([name]) => name)).toEqual(['begin', 'zoom']);
    vi.advanceTimersByTime(140);
    expect(did.at(-1)).toEqual(['end']);
  });

  it('belongs to a page that scrolls, but for a pinch', () => {
    shared = true;
    expect(wheel(-100).defaultPrevented).toBe(false);
    expect(did).toEqual([]);
    expect(wheel(-100, true).defaultPrevented).toBe(true);
    expect(did.map(([name]) => name)).toEqual(['begin', 'zoom']);
  });
});
