// The gate's look at every view: each game is played once, and at each stop of the walk size, theme, colours, letters and language change.
// `make test-all` opens each view anew for each of them, in every language: sweep, sizes, text and forced.spec.ts.
import { chosenIsSeen } from './chosen.ts';
import { LONGEST, offerLongest } from './longest.ts';
import { BOARDS, gameSights, houseSights, tableSights } from './sights.ts';
import {
  accessible,
  atSizes,
  fits,
  inForcedColours,
  inLargeLetters,
  OTHER_SIZES,
  sweep,
  test,
  UNTRACED,
} from './sweep.ts';
import { expect } from './test.ts';

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });
test.use({ ...UNTRACED, serviceWorkers: 'block' });
test.beforeEach(({ page }) => offerLongest(page));

const CHECKS = [
  accessible,
  fits([LONGEST]),
  // Where it is narrow for everything at once: a language that there is, with the longest words.
  atSizes(Object.values(OTHER_SIZES).flat(), fits(['is'])),
];
/** What does not depend on the board is looked at on one. */
const MORE = [inForcedColours(chosenIsSeen), inLargeLetters(fits([LONGEST]))];

for (const board of BOARDS) {
  test(`on a walk through a game on ${board} nothing is wrong`, async ({ house, page }) => {
    const checks = board === 'europe' ? [...MORE, ...CHECKS] : CHECKS;
    expect(await sweep(page, house, gameSights(house, page.request, board), checks)).toEqual([]);
  });
}

test('on a walk through all that is besides a game nothing is wrong', async ({ house, page }) => {
  expect(await sweep(page, house, houseSights(house, page.request), [...MORE, ...CHECKS])).toEqual([]);
});

test('on a walk around a table nothing is wrong', async ({ house, page }) => {
  expect(await sweep(page, house, tableSights(house, page.request), [...MORE, ...CHECKS])).toEqual([]);
});
