// The table by keys: a card, a route and its payment, and back again.
import { House } from './house.ts';
import { chooseTickets } from './player.ts';
import { asked, openTable, settle } from './table.ts';
import { expect, test } from './test.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

test('a route is chosen and claimed with Enter, left with Escape; cards by their numbers', async ({ page }) => {
  await settle(page);
  const id = await openTable(page, house, 'europe');
  await page.goto(`${house.url}t/${id}`);
  await page.locator('.pick input[type=checkbox]').first().waitFor();
  await chooseTickets(page);
  const bar = page.locator('section.bar');
  // Several cards, and no tunnel, which might ask for more than there is.
  const claimable = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('[data-route]')].flatMap((each) =>
          /, free, \d spaces,.*you can claim it/.test(each.getAttribute('aria-label') ?? '')
            ? [each.getAttribute('data-route') ?? '']
            : [],
        )[0] ?? '',
    );
  await expect(bar).toContainText('Take two cards');
  for (let n = 0; n < 12 && !(await claimable()); n++) {
    await page.keyboard.press('0');
    await expect(bar).toContainText('Take one more card');
    await page.keyboard.press('0');
    await expect(bar).toContainText('Take two cards');
  }
  const route = await claimable();
  const focus = () =>
    page.evaluate((id) => document.querySelector<SVGElement>(`[data-route="${CSS.escape(id)}"]`)?.focus(), route);
  await focus();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('button', { name: 'Claim' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar).toContainText('Take two cards');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-route'))).toBe(route);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.locator('.log')).toContainText('You claimed');
  // The log reads as it was told: cards counted, and not one by one.
  const told = await page.locator('[aria-live=polite] p').filter({ hasText: 'You claimed' }).last().innerText();
  expect(told).toMatch(/for \d /);
  const read = await page.getByRole('listitem').filter({ hasText: 'You claimed' }).first().ariaSnapshot();
  expect(read.replace(/ +(?=[ ,])/g, '')).toBe(`- listitem: ${told}`);
  // However narrow the log is, no line begins with the comma after the cards.
  const claimed = page.locator('.log li').filter({ hasText: 'You claimed' }).first();
  const alone = await claimed.evaluate((line: HTMLElement) => {
    const chip = [...line.querySelectorAll('.kchip')].at(-1);
    const comma = chip?.nextSibling;
    if (!comma || !chip) throw new Error('no cards, or nothing after them');
    const range = document.createRange();
    range.selectNodeContents(comma);
    return Array.from({ length: 160 }, (_, n) => n + 90).filter((width) => {
      line.style.width = `${width}px`;
      return range.getBoundingClientRect().top > chip.getBoundingClientRect().bottom;
    });
  });
  expect(alone).toEqual([]);
});

test('the market is one stop of the Tab key, and so is the hand; arrows lead from card to card', async ({ page }) => {
  await settle(page);
  await page.goto(`${house.url}t/${await openTable(page, house, 'europe')}`);
  await page.locator('.pick input[type=checkbox]').first().waitFor();
  await chooseTickets(page);
  await asked(page);
  const market = page.getByRole('toolbar', { name: 'Market' });
  const hand = page.getByRole('toolbar', { name: 'Your cards' });
  const stops: string[] = [];
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => document.activeElement?.closest('[role=toolbar]')?.getAttribute('aria-label') ?? ''),
    );
  }
  expect(stops).toContain('Market');
  expect(stops).toContain('Your cards');
  expect(stops.filter((name, n) => name !== '' && name === stops[n - 1])).toEqual([]);

  const cards = market.getByRole('button');
  await cards.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cards.nth(4)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(cards.nth(5)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(cards.nth(5)).toBeFocused();
  // Tab comes back to where one was.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(cards.nth(5)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('section.bar')).toContainText('Take one more card');

  // Kinds that one has none of are passed over.
  const held = hand.getByRole('button', { disabled: false });
  await held.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(held.nth(1)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(held.first()).toBeFocused();
});
