/** What of a row has room in it. */
export interface Fitting {
  /** so many ways to pay, from the first on */
  ways: number;
  /** and the button for other cards */
  other: boolean;
}

/**
 * How many ways to pay stand whole beside each other. Where not all do, there is a button for the rest; the button for other cards goes
 * into the list of all where even those two, or a first way beside them, have no room.
 */
export function fitting(width: number, ways: number[], more: number, other: number, gap: number): Fitting {
  const count = (room: number): number => {
    let used = 0;
    return ways.findIndex((way) => (used += way + gap) - gap > room);
  };
  const all = count(width - other - gap);
  if (all < 0) return { ways: ways.length, other: true };
  const beside = width - more - gap - (other + gap);
  const without = Math.max(0, count(width - more - gap));
  // Better the first way to pay than the button for other cards, which is in the list, too.
  if (beside >= -gap && (count(beside) > 0 || without === 0)) return { ways: Math.max(0, count(beside)), other: true };
  return { ways: without, other: false };
}
