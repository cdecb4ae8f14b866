// The keys of the table. Single letters can be switched off; nothing here is reachable by key alone.
import type { Game } from '../game.svelte';
import { notices } from '../notices.svelte';
import { cardsText } from '../say';
import { settings } from '../settings.svelte';
import { t } from '../words/words';

export function shortcuts(event: KeyboardEvent, game: Game, view: { log: () => void }): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target as HTMLElement;
  if (target.closest('input, select, textarea, dialog')) return;
  if (event.key === 'Escape') {
    if (notices.now) notices.dismiss();
    else game.plan.clear();
    return;
  }
  if (event.key === 'Enter') {
    if (target.closest('button, a, [tabindex]') || !game.plan.committed() || !game.live) return;
    event.preventDefault();
    void game.plan.commit();
    return;
  }
  if (!settings.choices.keys) return;
  const act: Record<string, () => void> = {
    '0': () => game.drawing.press('deck'),
    p: game.plan.nextPayment,
    t: game.plan.chooseTickets,
    s: game.plan.chooseStations,
    u: game.plan.undo,
    g: view.log,
    h: () => notices.call(t('hand-spoken', { cards: cardsText(game.hand) })),
    '+': () => game.board?.zoomIn(),
    '-': () => game.board?.zoomOut(),
    f: () => game.board?.fit(),
  };
  for (let n = 0; n < 5; n++) act[String(n + 1)] = () => game.drawing.press(n);
  const todo = act[event.key.toLowerCase()];
  if (!todo) return;
  event.preventDefault();
  todo();
}
