// The keys of the table, in one list: pressed here, told in the help. Single letters can be switched off;
// nothing is reachable by key alone.
import type { Game } from '../game.svelte';
import { notices } from '../notices.svelte';
import { cardsText } from '../say';
import { settings } from '../settings.svelte';
import { t } from '../words/words';

/** What a key can ask of the page around the game. */
export interface Around {
  log: () => void;
  list: () => void;
  command: () => void;
  help: () => void;
}

export interface Key {
  keys: string[];
  says: string;
  act: (game: Game, around: Around, key: string) => void;
}

/** The next route that can be claimed, round and round. */
function nextClaim(game: Game): void {
  const can = game.facts.routes.map((route) => route.id).filter((id) => game.affordable.has(id));
  const at = can.indexOf((document.activeElement as SVGElement | null)?.dataset['route'] ?? '');
  const next = can[(at + 1) % can.length];
  if (next && game.board) game.board.enter(next);
  else if (next) document.querySelector<HTMLElement>(`[data-route="${CSS.escape(next)}"]`)?.focus();
  else notices.tell(t('keys-no-claim'));
}

export const KEYS: Key[] = [
  { keys: ['1', '2', '3', '4', '5'], says: 'market', act: (game, _, key) => game.drawing.press(Number(key) - 1) },
  { keys: ['0'], says: 'deck', act: (game) => game.drawing.press('deck') },
  { keys: ['c'], says: 'claim', act: nextClaim },
  { keys: ['p'], says: 'payment', act: (game) => game.plan.nextPayment() },
  { keys: ['t'], says: 'tickets', act: (game) => game.plan.chooseTickets() },
  { keys: ['s'], says: 'station', act: (game) => game.plan.chooseStations() },
  { keys: ['u'], says: 'undo', act: (game) => game.plan.undo() },
  { keys: ['h'], says: 'hand', act: (game) => notices.call(t('hand-spoken', { cards: cardsText(game.hand) })) },
  { keys: ['g'], says: 'log', act: (_, around) => around.log() },
  { keys: ['l'], says: 'list', act: (_, around) => around.list() },
  { keys: ['/'], says: 'command', act: (_, around) => around.command() },
  {
    keys: ['+', '-'],
    says: 'zoom',
    act: (game, _, key) => (key === '+' ? game.board?.zoomIn() : game.board?.zoomOut()),
  },
  { keys: ['f'], says: 'fit', act: (game) => game.board?.fit() },
  { keys: ['?'], says: 'help', act: (_, around) => around.help() },
];

/** Keys that belong to the board and to what is chosen; they have no letters. */
export const STEERING: { keys: string[]; says: string }[] = [
  { keys: ['↑', '↓', '←', '→'], says: 'arrows' },
  { keys: ['[', ']'], says: 'turn' },
  { keys: ['↵'], says: 'enter' },
  { keys: ['Esc'], says: 'escape' },
];

export function shortcuts(event: KeyboardEvent, game: Game, around: Around): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest('dialog') || target.closest('input:not([type=checkbox], [type=radio]), select, textarea')) return;
  if (event.key === 'Escape') {
    if (notices.now) notices.dismiss();
    else game.plan.clear();
    return;
  }
  if (event.key === 'Enter') {
    if (target.closest('button, a, input, [tabindex="0"]') || !game.plan.committed() || !game.live) return;
    event.preventDefault();
    void game.plan.commit();
    return;
  }
  if (!settings.choices.keys) return;
  const key = event.key.toLowerCase();
  const found = KEYS.find(({ keys }) => keys.includes(key));
  if (!found) return;
  event.preventDefault();
  found.act(game, around, key);
}
