import { expect, it } from 'vitest';
import { Spotlight } from '../../src/parts/spotlight.svelte';

it('the network that is shown is that of the player pointed at, else of the one pressed', () => {
  const light = new Spotlight();
  expect(light.seat).toBeNull();
  light.press(2);
  expect(light.seat).toBe(2);
  light.point(1);
  expect(light.seat).toBe(1);
  light.point(null);
  expect(light.seat).toBe(2);
  light.press(3);
  expect([light.seat, light.pressed(2), light.pressed(3)]).toEqual([3, false, true]);
  light.press(3);
  expect(light.seat).toBeNull();
});
