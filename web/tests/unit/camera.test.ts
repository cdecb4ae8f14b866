// Where the map is looked at: moved at once or in flight, and written to the page once a picture.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera, type Screen } from '../../src/board/camera';
import { NO_INSETS, type Frame } from '../../src/board/view';

const PICTURE = 16;
const frame = (width: number, height: number): Frame => ({
  width: 1000,
  height: 500,
  window: { width, height },
  insets: NO_INSETS,
});

let screen: { [Name in keyof Screen]: ReturnType<typeof vi.fn> };
let camera: Camera;

function look(width = 1000, height = 500, page = 1440): void {
  vi.stubGlobal('innerWidth', page);
  screen = { place: vi.fn(), seen: vi.fn(), moving: vi.fn(), rest: vi.fn() };
  camera = new Camera(frame(width, height), screen as unknown as Screen);
  camera.resize(frame(width, height));
  for (const told of Object.values(screen)) told.mockClear();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => setTimeout(() => draw(Date.now()), PICTURE));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('devicePixelRatio', 1);
  look();
});
afterEach(() => {
  camera.stop();
  vi.useRealTimers();
});

describe('at first', () => {
  it('the whole board is seen', () => {
    expect(camera.seen).toMatchObject({ left: 0, top: 0, right: 1000, bottom: 500 });
    expect(camera.scale).toBe(1);
  });

  it('on a phone so much of it that it fills the window, until the whole is asked for', () => {
    look(390, 500, 390);
    expect(camera.view.zoom).toBeGreaterThan(1.3);
    camera.fit(false);
    expect(camera.view.zoom).toBe(1);
    camera.resize(frame(390, 480));
    expect(camera.view.zoom).toBe(1);
  });
});

describe('a drag', () => {
  it('is written once a picture, however often it moves', () => {
    camera.zoom(2, { x: 500, y: 250 });
    for (let n = 0; n < 5; n++) camera.pan(-10, 0);
    expect(screen.place).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PICTURE);
    expect(screen.place).toHaveBeenCalledTimes(1);
    expect(screen.place).toHaveBeenCalledWith(-550, -250, 2);
  });

  it('never leaves the board, and stays where it is when the window changes', () => {
    camera.zoom(2, { x: 0, y: 0 });
    camera.pan(9999, 9999);
    expect(camera.seen).toMatchObject({ left: 0, top: 0 });
    const { zoom } = camera.view;
    camera.resize(frame(900, 500));
    expect(camera.view.zoom).toBe(zoom);
  });

  it('tells the scale when it has come to rest, and only if it is another', () => {
    camera.zoom(2, { x: 500, y: 250 });
    expect(screen.rest).not.toHaveBeenCalled();
    camera.rest();
    expect(screen.rest).toHaveBeenCalledTimes(1);
    camera.pan(5, 0);
    camera.rest();
    expect(screen.rest).toHaveBeenCalledTimes(1);
    expect(screen.moving).toHaveBeenLastCalledWith(null);
  });
});

describe('a flight', () => {
  it('arrives, and is at rest then', () => {
    camera.zoomBy(2, true, { x: 500, y: 250 });
    expect(camera.view.zoom).toBe(1);
    vi.advanceTimersByTime(120);
    expect(camera.view.zoom).toBeGreaterThan(1);
    expect(camera.view.zoom).toBeLessThan(2);
    vi.advanceTimersByTime(200);
    expect(camera.view.zoom).toBe(2);
    expect(screen.rest).toHaveBeenCalledTimes(1);
  });

  it('ends where a finger takes the map', () => {
    camera.zoomBy(2, true, { x: 500, y: 250 });
    vi.advanceTimersByTime(120);
    camera.hold();
    const { zoom } = camera.view;
    vi.advanceTimersByTime(500);
    expect(camera.view.zoom).toBe(zoom);
  });

  it('is none where nothing may move, and none far out', () => {
    camera.zoomBy(2, false, { x: 500, y: 250 });
    expect(camera.view.zoom).toBe(2);
    camera.zoomBy(0.5, true);
    expect(camera.view.zoom).toBe(1);
  });
});
