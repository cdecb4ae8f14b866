import { describe, expect, it } from 'vitest';
import { fitting } from '../../src/table/actions/fitting.ts';

const WAYS = [180, 160, 200];
const fit = (width: number, ways = WAYS) => fitting(width, ways, 120, 100, 10);

describe('ways to pay beside each other', () => {
  it('are all there when all fit, and need no button for the rest', () => {
    expect(fit(180 + 10 + 160 + 10 + 200 + 10 + 100)).toEqual({ ways: 3, other: true });
  });

  it('are as many as stand whole beside the button for the rest', () => {
    expect(fit(669)).toEqual({ ways: 2, other: true });
    expect(fit(180 + 10 + 120 + 10 + 100)).toEqual({ ways: 1, other: true });
    expect(fit(419)).toEqual({ ways: 1, other: false });
    expect(fit(300)).toEqual({ ways: 0, other: true });
  });

  it('leave other cards to the list of all where there is hardly any room', () => {
    expect(fit(229)).toEqual({ ways: 0, other: false });
    expect(fit(60)).toEqual({ ways: 0, other: false });
  });
});
