// How the table is arranged: by the size of the screen.
import { MediaQuery } from 'svelte/reactivity';
import { SCREENS } from '../../style/screens';

/** low: a phone on its side */
export type Arrangement = 'wide' | 'middle' | 'phone' | 'low';

const wide = new MediaQuery(SCREENS.wide);
const middle = new MediaQuery(SCREENS.middle);
const low = new MediaQuery(SCREENS.low);
const cramped = new MediaQuery(SCREENS.cramped);
const briefBar = new MediaQuery(SCREENS.briefBar);

export const screen = {
  get arrangement(): Arrangement {
    if (low.current) return 'low';
    return wide.current ? 'wide' : middle.current ? 'middle' : 'phone';
  },
  /** So little room for the size of the letters that the sheet scrolls as a whole. */
  get scrolls(): boolean {
    return low.current || (cramped.current && !middle.current);
  },
  get briefBar(): boolean {
    return low.current || briefBar.current;
  },
};
