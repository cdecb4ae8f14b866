import { describe, expect, it } from 'vitest';
import { beside, stopAt } from '../../src/table/layout/stops.ts';

describe('the stops of the sheet', () => {
  it('are three, and none lies beyond the last', () => {
    expect(beside('peek', 1)).toBe('half');
    expect(beside('half', 1)).toBe('full');
    expect(beside('full', 1)).toBe('full');
    expect(beside('peek', -1)).toBe('peek');
  });

  it('are chosen by where it is let go', () => {
    expect(stopAt(150, 700, 0, 'half')).toBe('peek');
    expect(stopAt(400, 700, 0, 'peek')).toBe('half');
    expect(stopAt(650, 700, 0, 'peek')).toBe('full');
  });

  it('are chosen by the direction of a throw, wherever it is let go', () => {
    expect(stopAt(360, 700, 1.2, 'half')).toBe('full');
    expect(stopAt(340, 700, -1.2, 'half')).toBe('peek');
    expect(stopAt(680, 700, -1.2, 'full')).toBe('half');
  });
});
