// What has time waits until nothing that somebody waits for is on its way.
import { inIdleTime } from './board/paint';

/** so long nothing is on its way: more may be asked for when the last of it has come */
const QUIET = 2000;

let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void) | null = null;

function settle(): void {
  clearTimeout(timer);
  if (count === 0 && waiting) timer = setTimeout(go, QUIET);
}
function go(): void {
  if (waiting) inIdleTime(waiting);
  waiting = null;
}

/** Somebody waits for this. */
export function underWay<T>(work: Promise<T>): Promise<T> {
  const end = (): void => {
    count -= 1;
    settle();
  };
  count += 1;
  settle();
  work.then(end, end);
  return work;
}

/** Does one thing when nothing has been on its way for a while. */
export function whenQuiet(todo: () => void): void {
  waiting = todo;
  settle();
}
