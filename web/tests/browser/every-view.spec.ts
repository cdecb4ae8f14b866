// The gate's look at every view: each game is played once, and at each stop of the walk size, theme, colours, letters and language change.
// `make test-all` opens each view anew for each of them, in every language: sweep, sizes, text and forced.spec.ts.
import { chosenIsSeen } from './chosen.ts';
import { LONGEST, offerLongest } from './longest.ts';
import { BOARDS, gameSights, houseSights, tableSights, type Sight } from './sights.ts';
import { accessible, atSizes, fits, inForcedColours, inLargeLetters, OTHER_SIZES, sweep, test } from './sweep.ts';
import { expect } from './test.ts';

test.describe.configure({ mode: 'parallel', timeout: 1_200_000 });
test.beforeEach(({ page }) => offerLongest(page));

// Where it is narrow for everything at once the longest words of seven languages are too many: a language that there is stands for them.
const CHECKS = [accessible, fits([LONGEST]), atSizes(Object.values(OTHER_SIZES).flat(), fits(['is']))];
/** What does not depend on the board is looked at on one, and large letters where there is no game. (text.spec.ts: everywhere.) */
const COLOURS = [inForcedColours(chosenIsSeen), ...CHECKS];
const LETTERS = [inForcedColours(chosenIsSeen), inLargeLetters(fits([LONGEST])), ...CHECKS];

test('on a walk through a game on europe nothing is wrong', async ({ house, page }) => {
  expect(await sweep(page, house, gameSights(house, page.request, 'europe'), COLOURS)).toEqual([]);
});

// Of the other boards what looks different there: the map, tickets, prices, tunnels, the count.
const OF_A_BOARD = /-(tickets|turn|claim|tunnel|result|replay)$/;
async function* ofTheBoard(sights: AsyncGenerator<Sight>): AsyncGenerator<Sight> {
  for await (const sight of sights) if (OF_A_BOARD.test(sight.name)) yield sight;
}

for (const board of BOARDS.filter((each) => each !== 'europe')) {
  test(`on a walk through a game on ${board} nothing is wrong`, async ({ house, page }) => {
    expect(await sweep(page, house, ofTheBoard(gameSights(house, page.request, board)), CHECKS)).toEqual([]);
  });
}

test('on a walk through all that is besides a game nothing is wrong', async ({ house, page }) => {
  expect(await sweep(page, house, houseSights(house, page.request), LETTERS)).toEqual([]);
});

test('on a walk around a table nothing is wrong', async ({ house, page }) => {
  expect(await sweep(page, house, tableSights(house, page.request), LETTERS)).toEqual([]);
});
