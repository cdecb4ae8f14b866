// Where a replay stands and how it goes on: step by step, from claim to claim, or by itself at a chosen speed.
// It knows how many steps there are and which of them are claims, and nothing of what happened in them.

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];
/** milliseconds for a step at the usual speed */
export const PACE = 900;

export class Playback {
  #at = $state(0);
  #playing = $state(false);
  #speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** the last step */
    readonly most: number,
    /** the steps that are claims, in order */
    readonly claims: readonly number[],
    at = 0,
  ) {
    this.#at = this.#within(at);
  }

  get at(): number {
    return this.#at;
  }
  get playing(): boolean {
    return this.#playing;
  }
  get speed(): Speed {
    return this.#speed;
  }
  /** From now on: the step that is shown stays as long as the new speed says. */
  set speed(speed: Speed) {
    this.#speed = speed;
    if (this.#playing) this.#wait();
  }
  get claimBefore(): number | undefined {
    return this.claims.filter((step) => step < this.#at).at(-1);
  }
  get claimAfter(): number | undefined {
    return this.claims.find((step) => step > this.#at);
  }

  /** To a step. Whoever goes there wants to look at it: it no longer plays. */
  go(to: number): void {
    this.pause();
    this.#at = this.#within(to);
  }

  /** To a claim, where there is one. */
  goToClaim(which: 'before' | 'after'): void {
    const to = which === 'before' ? this.claimBefore : this.claimAfter;
    if (to !== undefined) this.go(to);
  }

  /** At the end it begins anew. */
  play(): void {
    if (this.#at >= this.most) this.#at = 0;
    this.#playing = true;
    this.#wait();
  }

  pause(): void {
    this.#playing = false;
    clearTimeout(this.#timer);
  }

  toggle(): void {
    if (this.#playing) this.pause();
    else this.play();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), PACE / this.#speed);
  }

  #next(): void {
    this.#at = this.#within(this.#at + 1);
    if (this.#at < this.most) this.#wait();
    else this.pause();
  }

  #within(step: number): number {
    return Math.max(0, Math.min(this.most, step));
  }
}
