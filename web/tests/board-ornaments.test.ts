import { expect, it } from 'vitest';
import { covered } from '../src/board/ornaments';

const sea = { text: 'Mare Balticum', x: 100, y: 100, size: 20, angle: 0 };
const box = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 12 });

it('the name of a sea makes way where a city has its name', () => {
  expect(covered(sea, [])).toBe(false);
  expect(covered(sea, [box(90, 90)])).toBe(true);
  expect(covered(sea, [box(90, 140), box(90, 40)])).toBe(false);
});

it('also when it stands at an angle', () => {
  const upright = { ...sea, angle: -90 };
  expect(covered(upright, [box(130, 90)])).toBe(false);
  expect(covered(upright, [box(80, 40)])).toBe(true);
  expect(covered(sea, [box(80, 40)])).toBe(false);
});
