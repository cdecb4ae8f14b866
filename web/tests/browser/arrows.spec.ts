// What somebody else has built out of sight: an arrow at the edge of the map leads there.
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { House } from './house.ts';
import { chooseTickets, routePoint } from './player.ts';
import { newTable, settle } from './table.ts';
import { test } from './test.ts';

const house = new House();
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

interface Offer {
  type: string;
  city?: string;
  route?: string;
}
interface Turn {
  number: number;
  legal: Offer[];
  observation: { offer: string[]; phase: string };
}

/** Somebody who plays through the interface alone. */
class Hand {
  #n = 0;
  constructor(
    private readonly request: APIRequestContext,
    private readonly at: string,
  ) {}

  async post(path: string, data: object): Promise<void> {
    const reply = await this.request.post(`${this.at}/${path}`, { headers: { origin: new URL(this.at).origin }, data });
    expect(reply.ok(), await reply.text()).toBe(true);
  }

  async turn(): Promise<Turn> {
    const view = (await (await this.request.get(this.at)).json()) as Turn;
    const { legal } = (await (await this.request.get(`${this.at}/legal`)).json()) as { legal: Offer[] };
    return { ...view, legal };
  }

  async act(action: object): Promise<void> {
    const { number } = await this.turn();
    await this.post('actions', { id: `hand-${this.#n++}`, number, action });
  }

  /** Two cards of the deck. */
  async draw(): Promise<void> {
    for (let n = 0; n < 2; n++) await this.act({ type: 'draw', slot: 'deck' });
  }
}

const arrows = (page: Page) => page.locator('.arrows button');

/** Closer and closer, as far as it goes. */
async function comeClose(page: Page): Promise<void> {
  const closer = page.getByRole('button', { name: 'Zoom in' });
  await expect(async () => {
    if (await closer.isVisible()) await closer.click({ timeout: 500 });
    await expect(closer).toBeHidden({ timeout: 100 });
  }).toPass();
}

/** Whether a city lies in the part of the map that nothing covers. */
const inSight = (page: Page, city: string): Promise<boolean> =>
  page.evaluate((city) => {
    const { left, top, width, height } = document.querySelector(`[data-city="${city}"] *`)!.getBoundingClientRect();
    const map = document.querySelector('main.map')!.getBoundingClientRect();
    const sheet = document.querySelector('.sheet')!.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x > map.left && x < map.right && y > map.top && y < sheet.top;
  }, city);

test('an arrow at the edge leads to a station and to a claim that are out of sight', async ({ page, browser }) => {
  await settle(page);
  const opened = await newTable(page.request, house, 'europe', { seats: ['you', 'open'], starter: 1, start: false });
  const at = `${house.url}api/tables/${opened.table.id}`;
  const context = await browser.newContext();
  const noor = new Hand(page.request, at);
  const aino = new Hand(context.request, at);
  await aino.post('join', { key: opened.key, name: 'Aino' });
  await noor.post('start', {});
  await page.goto(`${house.url}t/${opened.table.id}`);
  await expect(page.locator('.pick')).toBeVisible();
  await chooseTickets(page);
  await aino.act({ type: 'keep', tickets: (await aino.turn()).observation.offer });
  await expect(page.locator('.board[data-ready]')).toBeVisible();
  await comeClose(page);
  await expect(arrows(page)).toHaveCount(0);

  const city = (await inSight(page, 'lisboa')) ? 'moskva' : 'lisboa';
  expect(await inSight(page, city)).toBe(false);
  const offers = (await aino.turn()).legal.filter((offer) => offer.type === 'station' && offer.city === city);
  await aino.act(offers[0]!);
  const arrow = page.getByRole('button', { name: `Show on the map: ${city === 'lisboa' ? 'Lisbon' : 'Moscow'}` });
  await expect(arrow).toBeVisible();
  await arrow.tap();
  await expect.poll(() => inSight(page, city)).toBe(true);
  await expect(arrows(page)).toHaveCount(0);

  // By keys, to a claim: the focus is where the claim is.
  const { routes } = (await (await page.request.get(`${house.url}api/boards/europe`)).json()) as {
    routes: { id: string; kind: string }[];
  };
  const tunnels = new Set(routes.flatMap(({ id, kind }) => (kind === 'tunnel' ? [id] : [])));
  let claimed: string | undefined;
  await expect(async () => {
    await noor.draw();
    for (const { route = '' } of (await aino.turn()).legal.filter(({ type }) => type === 'claim'))
      if (!tunnels.has(route) && !(await routePoint(page, route))) claimed ??= route;
    if (claimed === undefined) await aino.draw();
    expect(claimed).toBeDefined();
  }).toPass({ intervals: [1] });
  await expect(arrows(page)).toHaveCount(0);
  await aino.act((await aino.turn()).legal.find(({ type, route }) => type === 'claim' && route === claimed)!);
  await expect(arrows(page)).toHaveCount(1);
  await arrows(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => routePoint(page, claimed!)).not.toBeNull();
  await expect(arrows(page)).toHaveCount(0);
  await expect(page.locator(`[data-route="${claimed}"]`)).toBeFocused();
  await context.close();
});
