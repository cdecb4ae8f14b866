// Toasts, one at a time, and what is said aloud to a screen reader.

export interface Notice {
  key: number;
  text: string;
  tone: 'info' | 'bad';
}

const TIME = 6000;

class Notices {
  now = $state.raw<Notice | null>(null);
  /** all that was shown, newest first */
  past = $state.raw<Notice[]>([]);
  polite = $state('');
  assertive = $state('');
  held = false;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(text: string, tone: Notice['tone'] = 'info'): void {
    this.now = { key: ++this.#count, text, tone };
    this.past = [this.now, ...this.past].slice(0, 50);
    this.assertive = text;
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.held ? this.#wait() : this.dismiss()), TIME);
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }

  say(text: string): void {
    if (text) this.polite = text;
  }

  call(text: string): void {
    this.assertive = text;
  }
}

export const notices = new Notices();
