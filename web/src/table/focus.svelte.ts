// For somebody who plays by keys: the focus goes to the button that answers what is asked, and back to where it was.
import { tick } from 'svelte';
import type { Game } from '../game.svelte';

interface Asking {
  bar: () => HTMLElement | undefined;
  /** what the bar asks now; another text is another question */
  question: () => string | null;
  /** the buttons are shut while the last move is on its way */
  shut: () => boolean;
}

const nowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

export function answerByKey(game: Game, { bar, question, shut }: Asking): void {
  let came: HTMLElement | SVGElement | null = null;
  let due = $state(false);

  $effect(() => {
    const asked = question();
    const here = document.activeElement as HTMLElement | SVGElement | null;
    if (asked && game.plan.keyed && (here === bar() || !bar()?.contains(here))) {
      came ??= here;
      due = true;
    } else if (!asked) {
      due = false;
      if (came && (nowhere() || bar()?.contains(here))) void goBack(came);
      came = null;
    }
  });

  $effect(() => {
    if (!due || shut()) return;
    void tick().then(() => {
      const answer = bar()?.querySelector<HTMLElement>('.do .primary') ?? bar()?.querySelector<HTMLElement>('.do .btn');
      answer?.focus();
      // Shut again in the meantime: once more when it opens.
      if (answer && document.activeElement === answer) due = false;
    });
  });

  /** What one came from may be gone, or no longer a place for the focus. */
  async function goBack(to: HTMLElement | SVGElement): Promise<void> {
    await tick();
    to.focus();
    if (!nowhere()) return;
    if (game.board) game.board.enter();
    else bar()?.focus();
  }
}
