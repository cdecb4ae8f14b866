// Browsers limit how often a page may change its address (Safari: 100 times in ten seconds, then it throws). Whoever drags
// a slider changes the step much more often than that.

const REST = 400;

export interface Settled<T> {
  (value: T): void;
  /** what has not come to rest is forgotten */
  stop(): void;
}

/** Acts with the last value once no other has come for a while. */
export function settled<T>(act: (value: T) => void, rest = REST): Settled<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (value: T): void => {
    clearTimeout(timer);
    timer = setTimeout(() => act(value), rest);
  };
  return Object.assign(later, { stop: () => clearTimeout(timer) });
}
