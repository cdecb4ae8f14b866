// One stop of the Tab key for several buttons; the arrow keys lead from one to the next.

type Way = (all: HTMLElement[], at: number) => HTMLElement | undefined;

/** The nearest in the next row above or below. */
function across(all: HTMLElement[], at: number, by: 1 | -1): HTMLElement | undefined {
  const boxes = all.map((each) => each.getBoundingClientRect());
  const here = boxes[at];
  if (!here) return undefined;
  const far = (n: number): number => ((boxes[n]?.top ?? 0) - here.top) * by;
  const aside = (n: number): number => Math.abs((boxes[n]?.left ?? 0) - here.left);
  const [next] = all
    .map((_, n) => n)
    .filter((n) => far(n) > here.height / 2)
    .sort((a, b) => far(a) - far(b) || aside(a) - aside(b));
  return next === undefined ? undefined : all[next];
}

const WAYS: Record<string, Way> = {
  ArrowLeft: (all, at) => all[at - 1],
  ArrowRight: (all, at) => all[at + 1],
  ArrowUp: (all, at) => across(all, at, -1),
  ArrowDown: (all, at) => across(all, at, 1),
  Home: (all) => all[0],
  End: (all) => all.at(-1),
};

/** For a toolbar: Tab comes back to the button where one was last. */
export function rove(group: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  const buttons = (): HTMLButtonElement[] => [...group.querySelectorAll('button')];
  const enabled = (): HTMLElement[] => buttons().filter((button) => !button.disabled);
  function settle(): void {
    const stop = enabled().find((button) => button === last) ?? enabled()[0];
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  }
  function entered(event: FocusEvent): void {
    last = (event.target as Element).closest('button');
    settle();
  }
  function pressed(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const all = enabled();
    event.preventDefault();
    way(all, all.indexOf((event.target as Element).closest('button') as HTMLButtonElement))?.focus();
  }
  // Cards come and go.
  const watch = new MutationObserver(settle);
  watch.observe(group, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  group.addEventListener('focusin', entered);
  group.addEventListener('keydown', pressed);
  settle();
  return () => {
    watch.disconnect();
    group.removeEventListener('focusin', entered);
    group.removeEventListener('keydown', pressed);
  };
}
