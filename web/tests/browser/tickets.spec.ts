// Whichever tickets one is dealt: their names have room, in every language and at every size.
import type { Page } from '@playwright/test';
import type { FeedMessage } from '../../src/wire.ts';
import type { House } from './house.ts';
import { BOARDS } from './sights.ts';
import { fits, LANGUAGES, speak, test } from './sweep.ts';
import { asked, openTable, settle } from './table.ts';
import { ALL, expect, GATE } from './test.ts';

test.describe.configure({ mode: 'parallel' });

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
] as const;

/** A table whose first tickets are chosen. */
async function begun(page: Page, house: House, board: string): Promise<string> {
  const id = await openTable(page, house, board);
  const at = `${house.url}api/tables/${id}`;
  const { number, observation } = (await (await page.request.get(at)).json()) as {
    number: number;
    observation: { offer: string[] };
  };
  const action = { type: 'keep', tickets: observation.offer };
  const reply = await page.request.post(`${at}/actions`, {
    headers: { origin: new URL(house.url).origin },
    data: { id: 'first', number, action },
  });
  expect(reply.ok()).toBe(true);
  return id;
}

/** To the page it looks as if one held these. */
async function holding(page: Page, tickets: string[]): Promise<void> {
  await page.routeWebSocket(/\/feed/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as FeedMessage;
      if ('view' in message && message.view?.observation) message.view.observation.tickets = tickets;
      socket.send(JSON.stringify(message));
    });
  });
}

const LONG_NAMES = ['fi', 'is'];
for (const [board, languages, how, tag] of BOARDS.flatMap((board) => [
  [board, LONG_NAMES, 'in languages with long words', GATE] as const,
  [board, LANGUAGES, 'in every language', ALL] as const,
])) {
  test(`every ticket of ${board} can be read ${how}`, { tag }, async ({ house, page }) => {
    const id = await begun(page, house, board);
    const facts = (await (await page.request.get(`${house.url}api/boards/${board}`)).json()) as {
      tickets: { id: string }[];
    };
    await holding(
      page,
      facts.tickets.map((ticket) => ticket.id),
    );
    await settle(page);
    await page.goto(`${house.url}t/${id}`);
    await asked(page);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const tab = page
        .getByRole('navigation', { name: /^Cards/ })
        .getByRole('button')
        .nth(1);
      if (await tab.isVisible()) await tab.click();
      await expect(page.locator('.ticket .route')).toHaveCount(facts.tickets.length);
      // All of them in sight: the list goes on below the page, so that only its width is judged.
      await page.addStyleTag({
        content: '.t, :is(.tickets, .pane, ul, section):has(.ticket) { overflow: visible !important; }',
      });
      const found = await fits(languages)(page);
      expect
        .soft(
          found.filter((each) => /: (broken|outside): /.test(each)),
          `${width}`,
        )
        .toEqual([]);
      await speak(page, 'en');
    }
  });
}
