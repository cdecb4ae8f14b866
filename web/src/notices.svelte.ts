// Toasts, one at a time, and what is said aloud to a screen reader.
import { untrack } from 'svelte';

export interface Notice {
  key: number;
  text: string;
  tone: 'info' | 'bad';
  /** a button that leads on; with one it stays */
  way?: { text: string; go: () => void };
  /** where the rule behind it stands */
  rule?: string | null;
}

interface Said {
  key: number;
  text: string;
}

const TIME = 6000;
const REMEMBERED = 8;

class Notices {
  now = $state.raw<Notice | null>(null);
  /** all that was shown, newest first */
  past = $state.raw<Notice[]>([]);
  /** the last sentences for a screen reader: new ones are added, so that none is lost and the same can be said twice */
  polite = $state.raw<Said[]>([]);
  assertive = $state.raw<Said[]>([]);
  held = false;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(text: string, tone: Notice['tone'] = 'info', { way, rule }: Pick<Notice, 'way' | 'rule'> = {}): void {
    this.now = { key: ++this.#count, text, tone, ...(way && { way }), ...(rule && { rule }) };
    this.past = [this.now, ...this.past].slice(0, 50);
    this.call(text);
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.held || this.now?.way ? this.#wait() : this.dismiss()), TIME);
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }

  say(text: string): void {
    if (text)
      this.polite = this.#add(
        untrack(() => this.polite),
        text,
      );
  }

  call(text: string): void {
    this.assertive = this.#add(
      untrack(() => this.assertive),
      text,
    );
  }

  #add(before: Said[], text: string): Said[] {
    return [...before, { key: ++this.#count, text }].slice(-REMEMBERED);
  }
}

export const notices = new Notices();
