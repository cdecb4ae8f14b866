// The picture of a result: where things stand in it, and how words are made to fit.
import { describe, expect, it } from 'vitest';
import { pictureLayout } from '../../src/share/layout';
import { shortened, wrapped } from '../../src/share/picture';

describe('the picture of a result', () => {
  const boards = { europe: [1600, 1100], nordic: [1200, 1640], amsterdam: [1300, 1150] } as const;

  it.each(Object.entries(boards))('has room for the whole map of %s and for words beside it', (_, [width, height]) => {
    const { map, words, ...picture } = pictureLayout({ width, height });
    expect(map.width / map.height).toBeCloseTo(width / height, 1);
    expect(map.y).toBeGreaterThanOrEqual(40);
    expect(map.y + map.height).toBeLessThanOrEqual(picture.height - 40);
    expect(words.x).toBeGreaterThan(map.x + map.width);
    expect(words.width).toBeGreaterThanOrEqual(430);
    expect(words.x + words.width).toBe(picture.width - 40);
  });

  it('is wide, or for a tall board nearly square', () => {
    expect(pictureLayout({ width: 1600, height: 1100 })).toMatchObject({ width: 1600, height: 840 });
    expect(pictureLayout({ width: 1200, height: 1640 })).toMatchObject({ width: 1400, height: 1200 });
  });

  it('breaks lines between words', () => {
    const fits = (part: string) => part.length <= 12;
    expect(wrapped('Schaffner gewinnt mit 1 Punkt', fits)).toEqual(['Schaffner', 'gewinnt mit', '1 Punkt']);
    expect(wrapped('Punktevorsprung hat Noor', fits)).toEqual(['Punktevorsprung', 'hat Noor']);
  });

  it('shortens names that are too long, and no others', () => {
    const fits = (part: string) => [...part].length <= 6;
    expect(shortened('Noor', fits)).toBe('Noor');
    expect(shortened('Ana María', fits)).toBe('Ana M…');
    expect(shortened('Anna María', fits)).toBe('Anna…');
    expect(shortened('🚂🚃🚃🚃🚃🚃🚃', fits)).toBe('🚂🚃🚃🚃🚃…');
  });
});
