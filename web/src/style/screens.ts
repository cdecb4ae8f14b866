// The page's arrangements by the size of the screen, each named once. In a script: `new MediaQuery(SCREENS.wide)`;
// in a style sheet: `@media (--wide)`, which tools/screens.ts writes out when the page is built.
// Sizes are in em, so that larger letters count as a smaller screen.

const from = (em: number): string => `(min-width: ${em}em)`;
/** One sixteenth of an em less: a pixel, at the usual size of letters. */
const below = (em: number): string => `(max-width: ${em - 0.0625}em)`;
const short = `(max-height: ${31.25 - 0.0625}em)`;

const WIDE = 75;
const MIDDLE = 48;

export const SCREENS = {
  /** three columns */
  wide: from(WIDE),
  belowWide: below(WIDE),
  /** two columns */
  middle: from(MIDDLE),
  /** a tablet held upright, or anything smaller: words have no room for two columns */
  uprightTablet: below(64),
  /** a phone: one column */
  phone: below(MIDDLE),
  /** a phone held upright: figures have no room for columns */
  narrow: '(max-width: 37.5em)',
  /** a phone on its side */
  low: `${short} and (orientation: landscape)`,
  short,
  /** a narrow phone, or large letters */
  small: below(22.5),
  /** hardly any room for the size of the letters */
  cramped: '(max-width: 19em)',
  /** the top bar has no room for words that a symbol can stand for */
  briefBar: below(56.25),
  /** three columns, but not much room in them */
  smallLaptop: `${from(WIDE)} and ${below(90)}`,
  /** a laptop whose window is low: what starts a game stays in sight */
  lowLaptop: `(max-height: 50em) and ${from(MIDDLE)}`,
  /** Learn has its chapters above the text, not beside it */
  chaptersAbove: below(68.75),
  /** the keys that do one thing stand on several lines */
  wrappedKeys: '(max-width: 31.25em)',
} as const;
