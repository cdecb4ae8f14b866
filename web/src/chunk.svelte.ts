// Code that the first picture does without. It comes when there is nothing better to do, or as soon as somebody wants it.
import { notices } from './notices.svelte';
import { t } from './words/words';

export class Chunk<T> {
  #here = $state.raw<T | null>(null);
  #coming: Promise<T> | null = null;

  constructor(private readonly load: () => Promise<T>) {}

  /** What it exports, once it is there. */
  get here(): T | null {
    return this.#here;
  }

  /** Asked for once; after a failure it can be asked for again. */
  fetch(): Promise<T> {
    this.#coming ??= this.load().then(
      (found) => (this.#here = found),
      (problem: unknown) => {
        this.#coming = null;
        throw problem;
      },
    );
    return this.#coming;
  }

  /** Nobody waits for it yet: if it does not come now, it will be asked for when it is wanted. */
  prepare(): void {
    this.fetch().catch((problem: unknown) => console.warn('not prepared', problem));
  }

  /** Somebody waits for it: done at once if it is there. If it does not come, that is said, with a way to try again. */
  use(todo: (found: T) => void = () => undefined): void {
    if (this.#here) todo(this.#here);
    else
      this.fetch().then(todo, (problem: unknown) => {
        console.warn('did not arrive', problem);
        const again = (): void => {
          notices.dismiss();
          this.use(todo);
        };
        notices.tell(t('part-missing'), 'bad', { way: { text: t('try-again'), go: again } });
      });
  }
}
