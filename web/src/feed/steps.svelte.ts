// What happened, in order: every event once. What is heard live is shown step by step, each for as long as it takes to
// see it; what was missed is there at once, after all that was still waiting to be shown.
import { Rest } from '../rest';
import type { TableEvent, View } from '../wire';
import type { Missed } from './line';

export type Step = { event: TableEvent | null; view: View };
/** Milliseconds for which a step is shown before the next one. */
export type Pace = (step: Step, queued: number) => number;
/** Told of each step; `before` are events that came along with it and are not shown one by one. */
export type Shown = (step: Step, fresh: boolean, before: TableEvent[]) => void;

/** The new view, with the parts that did not change being the same objects: nothing is drawn twice. */
export function kept(old: View | null, view: View): View {
  if (!old) return view;
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  return {
    ...view,
    observation: same(old.observation, view.observation) ? old.observation : view.observation,
    legal: same(old.legal, view.legal) ? old.legal : view.legal,
  };
}

export class Steps {
  /** what is on the page now */
  view = $state.raw<View | null>(null);
  events = $state.raw<TableEvent[]>([]);
  /** the server's clock minus ours */
  drift = $state(0);

  /** the number of the last event heard, shown or not; before the first there is none */
  seen = -1;

  #waiting: Step[] = [];
  #showing = false;
  #hurried = false;
  #rest = new Rest();

  constructor(
    private pace: Pace,
    private shown: Shown,
  ) {}

  /** One more thing happened, or something about the table changed. */
  take(step: Step): void {
    if (step.event) {
      if (step.event.number <= this.seen) return;
      this.seen = step.event.number;
    }
    this.#waiting.push(step);
    if (!this.#showing) void this.#play();
  }

  /** What came since it was asked for the last time, a moment ago. */
  follow({ events, view }: Missed): void {
    for (const event of events.length ? events : [null]) this.take({ event, view });
  }

  /** All that was missed comes at once: nothing of it is played out, but the log has it. */
  catchUp({ events, view }: Missed): void {
    const waiting = this.#waiting.flatMap(({ event }) => event ?? []);
    this.#waiting = [];
    const news = [...waiting, ...events.filter((event) => event.number > this.seen)];
    const fresh = this.view !== null;
    // Who has just come is not told all that ever happened.
    const first = this.seen < 0;
    this.events = [...this.events, ...news];
    this.seen = Math.max(this.seen, view.number, news.at(-1)?.number ?? -1);
    this.show(view);
    const event = news.pop() ?? null;
    this.shown({ event, view }, fresh && event !== null, first ? [] : news);
  }

  async #play(): Promise<void> {
    this.#showing = true;
    for (let step = this.#waiting.shift(); step; step = this.#waiting.shift()) {
      if (step.event) this.events = [...this.events, step.event];
      this.show(step.view);
      this.shown(step, true, []);
      const wait = step.event && !this.#hurried ? this.pace(step, this.#waiting.length) : 0;
      if (wait > 0) await this.#rest.wait(wait);
    }
    this.#showing = this.#hurried = false;
  }

  /** What is being shown has been seen: the rest comes without waiting. */
  hurry(): void {
    this.#hurried = this.#showing;
    this.#rest.end();
  }

  /** Show this, unless something later is shown already. */
  show(view: View): void {
    if (this.view && view.number < this.view.number) return;
    this.drift = view.now - Date.now();
    this.view = kept(this.view, view);
  }
}
