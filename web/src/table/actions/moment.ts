// What the moments of the action bar have in common: whether it takes a press now, and what a payment leaves.
import type { Game } from '../../game.svelte';
import { cardsText, sameCards } from '../../say';
import { t } from '../../words/words';
import type { Cards, Kind } from '../../wire';

/** Something is on its way, and has been for long enough to say so. */
export function busy(game: Game): boolean {
  const sending = game.feed.sending;
  return sending !== null && sending.stage !== 'quick';
}

/** Nothing can be sent now. */
export const shut = (game: Game): boolean => !game.live || game.feed.sending !== null;

/** The chosen cards pay: they were offered, or the referee has nothing against them. */
export function ready({ plan }: Game): boolean {
  return plan.composing
    ? plan.verdict !== null && plan.verdict.refusal === null
    : plan.offered.some((cards) => sameCards(cards, plan.payment));
}

/** What stays in the hand, of the kinds that are paid with. */
export function leftOver(game: Game, cards: Cards): string {
  const left: Cards = {};
  for (const kind of Object.keys(cards) as Kind[]) {
    const n = (game.hand[kind] ?? 0) - (cards[kind] ?? 0);
    if (n > 0) left[kind] = n;
  }
  const text = cardsText(left);
  return text ? t('pay-left', { cards: text }) : t('pay-all');
}
