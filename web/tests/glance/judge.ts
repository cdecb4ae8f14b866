// How a game is read at a glance: on a picture blurred as by a passing look, claimed spaces stand out from the ground more than
// free ones, and nobody takes one seat for another or for free track. docs/look says what the figures mean.
import { expect, type Page } from '@playwright/test';
import { SIGHTS } from '../unit/colour';
import { CONTROLS, grounds, measure } from './picture';
import { grouped, nearest, nearestSeats, quantile, salience, type Eye, type Measured, type Spot } from './spots';

/** PERRON_GLANCE=1 prints all figures; PERRON_GLANCE=folder keeps the pictures there as well. */
export const told = process.env['PERRON_GLANCE'];
export const round = (value: number): string => value.toFixed(2);

/** Gaussian, in pixels. */
const BLUR = 3;
/** The weakest tenth of claimed spaces is so many times as far from the ground as the median free one. */
export const STANDS_OUT = 1.5;
/** Least CIEDE2000 between two seats, and between a seat and any kind of free track. */
const APART = 10;

const of = (spots: Measured[], claimed: boolean): Measured[] => spots.filter(({ seat }) => (seat !== null) === claimed);

export async function atAGlance(page: Page, what: string, seen: readonly Spot[]): Promise<void> {
  const spots = await measure(page, BLUR, await grounds(page, BLUR, seen), [CONTROLS], seen);
  for (const eye of [...SIGHTS, 'greyscale'] satisfies Eye[]) {
    const where = `${what} ${eye}`;
    const weak = quantile(salience(of(spots, true), eye), 0.1);
    const free = quantile(salience(of(spots, false), eye), 0.5);
    const seats = grouped(of(spots, true), ({ seat }) => `seat ${seat! + 1}`, eye);
    const alike = nearestSeats(seats);
    const mixed = nearest(
      seats,
      grouped(of(spots, false), ({ kind }) => kind, eye),
    );
    if (told)
      console.log(
        `glance | ${where} | ${round(weak)} : ${round(free)} = ${round(weak / free)} | ` +
          `${round(alike.apart)} ${alike.who} | ${round(mixed.apart)} ${mixed.who}`,
      );
    expect.soft(weak / free, `${where}: claimed spaces stand out`).toBeGreaterThanOrEqual(STANDS_OUT);
    if (eye === 'greyscale') continue;
    expect.soft(alike.apart, `${where}: ${alike.who}`).toBeGreaterThanOrEqual(APART);
    expect.soft(mixed.apart, `${where}: ${mixed.who}`).toBeGreaterThanOrEqual(APART);
  }
}
