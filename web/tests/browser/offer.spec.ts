// Choosing tickets: what the button says, the small maps beside them, and that one's turn is called once.
import { House } from './house.ts';
import { chooseTickets } from './player.ts';
import { openTable, settle } from './table.ts';
import { expect, test } from './test.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('an offer says how many are missing, keeps its maps in their boxes, and the turn after it is called once', async ({
  page,
}) => {
  await settle(page);
  await page.goto(`${house.url}t/${await openTable(page, house, 'nordic')}`);
  const button = page.locator('.pick .btn.primary');
  const boxes = page.locator('.pick input[type=checkbox]');
  await expect(button).toHaveText('Choose at least two');
  await boxes.nth(0).check({ force: true });
  await expect(button).toHaveText('Choose one more');
  await boxes.nth(1).check({ force: true });
  await expect(button).toHaveText('Keep these 2');

  // Whatever lies beyond the board is not in sight: the box has the board's own shape.
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const shapes = await page.locator('.pick svg.map').evaluateAll((maps) =>
      maps.map((map) => {
        const { width, height } = map.getBoundingClientRect();
        const [, , w = 0, h = 0] = (map.getAttribute('viewBox') ?? '').split(' ').map(Number);
        return { box: width / height, board: w / h, clipped: getComputedStyle(map).overflow };
      }),
    );
    expect(shapes).toHaveLength(5);
    for (const { box, board, clipped } of shapes) {
      expect(box).toBeCloseTo(board, 1);
      expect(clipped).toBe('hidden');
    }
  }

  await chooseTickets(page);
  await expect(page.locator('.status.mine')).toContainText('Your turn');
  const live = page.locator('[aria-live], [role=status], [role=alert]').filter({ hasText: 'Your turn' });
  await expect(live).toHaveCount(1);
  await expect(live.getByText('Your turn')).toHaveCount(1);
});
