// Somebody who plays by pressing what the page shows, and nothing else.
import { expect, type Page } from '@playwright/test';

/** Where a route lies on the screen: the middle of its line, if it is in sight on this map. */
export async function routePoint(page: Page, route: string, where = 'main.map'): Promise<{ x: number; y: number } | null> {
  return page.evaluate(([id, where]) => {
    const element = document.querySelector(`[data-route="${CSS.escape(id)}"]`);
    const path = element instanceof SVGPathElement ? element : element?.querySelector('path');
    const matrix = path?.getScreenCTM();
    if (!path || !matrix) return null;
    const at = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(matrix);
    const map = document.querySelector(where)?.getBoundingClientRect();
    if (!map || at.x < map.left + 4 || at.x > map.right - 4 || at.y < map.top + 4 || at.y > map.bottom - 20) return null;
    return document.elementFromPoint(at.x, at.y)?.closest(where) ? { x: at.x, y: at.y } : null;
  }, [route, where] as const);
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

const wait = (page: Page, ms: number) => page.waitForTimeout(ms);

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

/** One decision. False when there was nothing to decide. */
export async function decide(page: Page, seen: Seen, touch = false): Promise<boolean> {
  if (await page.locator('.pick').count()) {
    if (await chooseTickets(page)) seen.tickets++;
    return true;
  }
  const bar = page.locator('section.bar');
  const title = await bar.locator('h2').first().innerText().catch(() => '');
  const pay = bar.getByRole('button', { name: /^Pay/ });
  const giveUp = bar.getByRole('button', { name: 'Give up' });
  if (await giveUp.count()) {
    seen.tunnels++;
    if ((await pay.count()) && (await pay.isEnabled())) await pay.click();
    else await giveUp.click();
    await expect(giveUp).toHaveCount(0);
    return true;
  }
  const pass = bar.getByRole('button', { name: 'Pass', exact: true });
  if (await pass.count()) {
    await pass.click();
    return true;
  }
  if (/one more card/i.test(title)) {
    await draw(page, seen);
    return true;
  }
  if (!/Take two cards|last turn/i.test(title)) return false;

  const routes = await claimable(page);
  const worth = seen.draws > 16 || routes.length > 25;
  if (worth) {
    for (const route of routes.slice(0, 3)) {
      let at = await routePoint(page, route);
      if (!at) {
        await page.getByRole('button', { name: 'Show the whole board' }).click();
        await wait(page, 350);
        at = await routePoint(page, route);
      }
      if (!at) continue;
      await press(page, at, touch);
      const claim = bar.getByRole('button', { name: /^Claim/ });
      if (!(await claim.count()) || !(await claim.isEnabled())) {
        await page.keyboard.press('Escape');
        continue;
      }
      await claim.click();
      await expect(bar.getByRole('button', { name: /^Claim/ })).toHaveCount(0);
      seen.claims++;
      return true;
    }
  }
  if (seen.claims > 2 && seen.stations === 0) {
    const build = page.getByRole('button', { name: 'Build station' });
    if ((await build.count()) && !(await build.evaluate((each) => each.classList.contains('off')))) {
      await build.click();
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
      const built = bar.getByRole('button', { name: /^Build/ });
      if (city && (await built.count()) && (await built.first().isEnabled())) {
        await built.first().click();
        seen.stations++;
        await wait(page, 200);
        return true;
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
  }
  await draw(page, seen);
  return true;
}

async function draw(page: Page, seen: Seen): Promise<void> {
  const slots = page.locator('[data-fly^="slot-"][aria-disabled="false"]');
  const n = await slots.count();
  if (n === 0) {
    await wait(page, 100);
    return;
  }
  const before = await page.locator('section.bar h2').first().innerText().catch(() => '');
  await slots.nth((seen.draws * 3) % n).click();
  seen.draws++;
  await expect.poll(async () => page.locator('section.bar h2').first().innerText().catch(() => ''), { timeout: 8000 }).not.toBe(before).catch(() => undefined);
}

/** Play until the game is over. */
export async function playToTheEnd(page: Page, touch = false, each?: (turn: number) => Promise<void>): Promise<Seen> {
  const seen: Seen = { claims: 0, draws: 0, tunnels: 0, tickets: 0, stations: 0 };
  for (let turn = 0; turn < 900; turn++) {
    if (await page.getByRole('button', { name: 'Count the points' }).count()) return seen;
    if (await page.locator('section.count').count()) return seen;
    await each?.(turn);
    if (!(await decide(page, seen, touch))) await wait(page, 120);
  }
  throw new Error('the game does not end');
}

/** Nothing moves and cards are taken at once: a whole game in a minute. */
export async function quick(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('perron.settings')) localStorage.setItem('perron.settings', JSON.stringify({ motion: 'instant', draw: 'instant', name: 'Noor' }));
  });
}
