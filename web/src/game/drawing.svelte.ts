// A card from the market or the deck: it is held for a moment before it is sent, and can be called back until then.
import type { Game } from '../game.svelte';
import { settings } from '../settings.svelte';
import type { Kind, Slot } from '../wire';

/** A card that was pressed and not yet sent. */
export interface Held {
  slot: Slot;
  kind: Kind | null;
  asking: boolean;
  whole: boolean;
}

/** So long a card can be called back. */
export const HOLD = 1500;
/** A card that was just turned up is not taken by a press that was meant for the one before it. */
export const TURNING = 1000;

export class Drawing {
  held = $state.raw<Held | null>(null);
  /** places where a card was turned up a moment ago */
  turning = $state.raw<ReadonlySet<Slot>>(new Set());

  #timer: ReturnType<typeof setTimeout> | undefined;
  /** pressed while another was held or on its way */
  #next: { slot: Slot; kind: Kind | null } | null = null;

  constructor(private game: Game) {}

  /** A market card or the deck was pressed. */
  press = (slot: Slot): void => {
    const { observation, feed, live, draws, plan } = this.game;
    if (!observation || this.turning.has(slot)) return;
    const kind = this.#at(slot);
    if (this.held) {
      if (this.held.slot !== slot) this.#next = { slot, kind };
      this.send();
    } else if (feed.sending) {
      const { action } = feed.sending;
      if (action.type === 'draw' && action.slot !== slot) this.#next = { slot, kind };
    } else if (!live || !draws.has(slot)) {
      void this.game.explain({ type: 'draw', slot });
    } else {
      plan.clear();
      this.#hold(slot, kind);
    }
  };

  /** Cards were turned up in these places. */
  turn(slots: Slot[]): void {
    if (!slots.length) return;
    this.turning = new Set([...this.turning, ...slots]);
    setTimeout(() => {
      this.turning = new Set([...this.turning].filter((slot) => !slots.includes(slot)));
    }, TURNING);
  }

  #at(slot: Slot): Kind | null {
    return slot === 'deck' ? null : (this.game.observation?.market[slot] ?? null);
  }

  #hold(slot: Slot, kind: Kind | null): void {
    const whole = slot !== 'deck' && this.game.wholeDraws.has(slot);
    const how = settings.choices.draw;
    this.held = { slot, kind, asking: how === 'ask', whole };
    clearTimeout(this.#timer);
    if (how === 'instant') this.send();
    else if (how === 'hold') this.#timer = setTimeout(this.send, HOLD);
  }

  /** Take what is held; then what was pressed after it, if that still lies there. */
  send = (): void => {
    const held = this.held;
    clearTimeout(this.#timer);
    if (!held) return;
    this.held = null;
    void this.game.send({ type: 'draw', slot: held.slot }).then((ok) => {
      const next = this.#next;
      this.#next = null;
      if (ok && next && this.game.draws.has(next.slot) && this.#at(next.slot) === next.kind)
        this.#hold(next.slot, next.kind);
    });
  };

  /** Only what was not sent can be called back. */
  callBack = (): void => {
    clearTimeout(this.#timer);
    this.held = null;
    this.#next = null;
  };
}
