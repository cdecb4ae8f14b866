// Somebody who plays by pressing what the page shows, and nothing else.
import { expect, type Page } from '@playwright/test';
import type { House } from './house.ts';
import { drawnAnew, openTable, settle, type Choices } from './table.ts';

/** Where a route lies on the screen: the middle of its line, if it is in sight on this map. */
export async function routePoint(
  page: Page,
  route: string,
  where = 'main.map',
): Promise<{ x: number; y: number } | null> {
  return page.evaluate(
    ([id, where]) => {
      const element = document.querySelector(`[data-route="${CSS.escape(id)}"]`);
      const path = element instanceof SVGPathElement ? element : element?.querySelector('path');
      const matrix = path?.getScreenCTM();
      if (!path || !matrix) return null;
      const at = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(matrix);
      const map = document.querySelector(where)?.getBoundingClientRect();
      if (!map || at.x < map.left + 4 || at.x > map.right - 4 || at.y < map.top + 4 || at.y > map.bottom - 20)
        return null;
      return document.elementFromPoint(at.x, at.y)?.closest(where) ? { x: at.x, y: at.y } : null;
    },
    [route, where] as const,
  );
}

/** The route on a map within a page. */
export async function pressRoute(page: Page, route: string): Promise<void> {
  await page.locator('.map').scrollIntoViewIfNeeded();
  await expect.poll(() => routePoint(page, route, '.map')).not.toBeNull();
  const at = await routePoint(page, route, '.map');
  if (at) await page.mouse.click(at.x, at.y);
}

async function press(page: Page, at: { x: number; y: number }, touch: boolean): Promise<void> {
  if (touch) await page.touchscreen.tap(at.x, at.y);
  else await page.mouse.click(at.x, at.y);
}

/** Routes that the page says can be claimed, longest first. */
async function claimable(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-route]')]
      .flatMap((each) => {
        const label = each.getAttribute('aria-label') ?? '';
        const spaces = Number(/(\d+) space/.exec(label)?.[1] ?? 0);
        return /you can claim it/.test(label) ? [{ id: each.getAttribute('data-route') ?? '', spaces }] : [];
      })
      .sort((a, b) => b.spaces - a.spaces)
      .map((each) => each.id),
  );
}

export interface Seen {
  claims: number;
  draws: number;
  tunnels: number;
  tickets: number;
  stations: number;
}

/** Choose tickets, if some are offered. */
export async function chooseTickets(page: Page): Promise<boolean> {
  const boxes = page.locator('.pick input[type=checkbox]');
  const n = await boxes.count();
  if (n === 0) return false;
  const button = page.locator('.pick .btn.primary');
  for (let k = 0; k < n; k++) {
    if (/^Keep/.test((await button.innerText()).trim())) break;
    await boxes.nth(k).check({ force: true });
  }
  await button.click();
  await expect(page.locator('.pick')).toHaveCount(0);
  return true;
}

/** At a table against a beginner, with tickets chosen and the map drawn. */
export async function sitDown(page: Page, house: House, board: string, choices: Choices = {}): Promise<void> {
  await settle(page, choices);
  const id = await openTable(page, house, board);
  await page.goto(`${house.url}t/${id}`);
  await expect(page.locator('.pick')).toBeVisible();
  await chooseTickets(page);
  await expect(page.locator('.board[data-ready]')).toBeVisible();
}

type Moment = 'pick' | 'tunnel' | 'pass' | 'second' | 'turn' | 'over';

const bar = (page: Page) => page.locator('section.bar');

/** What the page asks for; null while others move, or while the last move is on its way. */
async function moment(page: Page): Promise<Moment | null> {
  return page.evaluate(() => {
    if (document.querySelector('section.count')) return 'over';
    if (document.querySelector('.pick')) return 'pick';
    const bar = document.querySelector('section.bar');
    const buttons = [...(bar?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [])].map((each) =>
      each.innerText.trim(),
    );
    if (buttons.includes('Count the points')) return 'over';
    if (buttons.includes('Give up')) return 'tunnel';
    if (buttons.includes('Pass')) return 'pass';
    const title = bar?.querySelector('h2')?.innerText ?? '';
    const cards = document.querySelector('[data-fly^="slot-"][aria-disabled="false"]') !== null;
    const routes = document.querySelector('[data-route][aria-label*="you can claim it"]') !== null;
    if (/one more card/i.test(title)) return cards ? 'second' : null;
    return /Take two cards|last turn/i.test(title) && (cards || routes) ? 'turn' : null;
  });
}

/** The first of these routes that is in sight and can be paid for. */
async function claim(page: Page, routes: string[], touch: boolean): Promise<boolean> {
  for (const route of routes) {
    let at = await routePoint(page, route);
    if (!at) {
      await page.getByRole('button', { name: 'Show the whole board' }).click();
      await drawnAnew(page);
      at = await routePoint(page, route);
    }
    if (!at) continue;
    await press(page, at, touch);
    const button = bar(page).getByRole('button', { name: /^Claim/ });
    if ((await button.count()) && (await button.isEnabled())) {
      await button.click();
      await expect(button).toHaveCount(0);
      return true;
    }
    await page.keyboard.press('Escape');
  }
  return false;
}

/** A station in some city in sight, if one can be built. */
async function build(page: Page, touch: boolean): Promise<boolean> {
  const choose = page.getByRole('button', { name: 'Build station' });
  if (!(await choose.count()) || (await choose.evaluate((each) => each.classList.contains('off')))) return false;
  await choose.click();
  const city = await page.evaluate(() => {
    for (const each of document.querySelectorAll('[data-city]')) {
      const box = each.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      if (box.width && document.elementFromPoint(x, y)?.closest('main.map')) return { x, y };
    }
    return null;
  });
  if (city) await press(page, city, touch);
  const button = bar(page).getByRole('button', { name: /^Build/ });
  if (city && (await button.count()) && (await button.first().isEnabled())) {
    await button.first().click();
    await expect(button).toHaveCount(0);
    return true;
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  return false;
}

async function draw(page: Page, seen: Seen): Promise<void> {
  const slots = page.locator('[data-fly^="slot-"][aria-disabled="false"]');
  const hand = page.getByRole('toolbar', { name: 'Your cards' });
  const before = await hand.innerText();
  await slots.nth((seen.draws * 3) % (await slots.count())).click();
  await expect(hand).not.toHaveText(before, { useInnerText: true });
  seen.draws++;
}

const answers: Record<Exclude<Moment, 'over'>, (page: Page, seen: Seen, touch: boolean) => Promise<void>> = {
  async pick(page, seen) {
    if (await chooseTickets(page)) seen.tickets++;
  },
  async tunnel(page, seen) {
    seen.tunnels++;
    const giveUp = bar(page).getByRole('button', { name: 'Give up' });
    const pay = bar(page).getByRole('button', { name: /^Pay/ });
    await ((await pay.count()) && (await pay.isEnabled()) ? pay : giveUp).click();
    await expect(giveUp).toHaveCount(0);
  },
  async pass(page) {
    const pass = bar(page).getByRole('button', { name: 'Pass', exact: true });
    await pass.click();
    await expect(pass.and(page.locator(':enabled'))).toHaveCount(0);
  },
  second: draw,
  async turn(page, seen, touch) {
    const routes = await claimable(page);
    const cards = await page.locator('[data-fly^="slot-"][aria-disabled="false"]').count();
    const worth = cards === 0 ? routes : seen.draws > 16 || routes.length > 25 ? routes.slice(0, 3) : [];
    if (await claim(page, worth, touch)) seen.claims++;
    else if (seen.claims > 2 && seen.stations === 0 && (await build(page, touch))) seen.stations++;
    else await draw(page, seen);
  },
};

/** One decision. False when there was nothing to decide. */
export async function decide(page: Page, seen: Seen, touch = false): Promise<boolean> {
  const now = await moment(page);
  if (now === null || now === 'over') return false;
  await answers[now](page, seen, touch);
  return true;
}

/** Waits until one of these pages asks for something. */
export async function asks(...pages: Page[]): Promise<void> {
  await expect
    .poll(async () => (await Promise.all(pages.map(moment))).some((now) => now !== null), {
      intervals: [40, 80, 120],
      timeout: 180_000,
    })
    .toBe(true);
}

/** Play until the game is over. */
export async function playToTheEnd(page: Page, touch = false, each?: (turn: number) => Promise<void>): Promise<Seen> {
  const seen: Seen = { claims: 0, draws: 0, tunnels: 0, tickets: 0, stations: 0 };
  for (let turn = 0; turn < 900; turn++) {
    await asks(page);
    await each?.(turn);
    if (!(await decide(page, seen, touch)) && (await moment(page)) === 'over') return seen;
  }
  throw new Error('the game does not end');
}

/** Nothing moves and cards are taken at once: a whole game in a minute. */
export async function quick(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('perron.settings'))
      localStorage.setItem('perron.settings', JSON.stringify({ motion: 'instant', draw: 'instant', name: 'Noor' }));
  });
}
