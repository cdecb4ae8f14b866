// What takes long waits until the browser has shown what is there.

/** Does one thing after each of the next pictures; a page that nobody sees has none and does not wait. The answer calls it off. */
export function afterPaints(...todo: (() => void)[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  const wait = (): void => {
    if (document.hidden) timer = setTimeout(next);
    else frame = requestAnimationFrame(() => (timer = setTimeout(next)));
  };
  const next = (): void => {
    todo.shift()?.();
    if (todo.length) wait();
  };
  wait();
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Does something as the next thing, after whatever waits already. The answer calls it off. */
export function soon(todo: () => void): () => void {
  const timer = setTimeout(todo);
  return () => clearTimeout(timer);
}

/** Does something when there is nothing better to do, soon in any case. The answer calls it off. */
export function inIdleTime(todo: () => void): () => void {
  // Safari has no such thing.
  if (!('requestIdleCallback' in window)) return soon(todo);
  const asked = requestIdleCallback(todo, { timeout: 200 });
  return () => cancelIdleCallback(asked);
}
