// Whose network is looked at on the map: the player pointed at, else the one pressed.
import type { Seat } from '../wire';

export class Spotlight {
  #pointed = $state<Seat | null>(null);
  #pressed = $state<Seat | null>(null);

  seat: Seat | null = $derived.by(() => this.#pointed ?? this.#pressed);

  /** A mouse comes and goes, and so does the focus of keys; a finger only presses. */
  point = (seat: Seat | null): void => {
    this.#pointed = seat;
  };

  /** Pressed again it is let go. */
  press = (seat: Seat): void => {
    this.#pressed = this.#pressed === seat ? null : seat;
    this.#pointed = null;
  };

  pressed(seat: Seat): boolean {
    return this.#pressed === seat;
  }
}
