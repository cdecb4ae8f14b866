// Clocks in words. The server says when a seat's time ends; the page only counts down to it.
import { t } from '../words/words';
import type { View } from '../wire';

/** Milliseconds that a seat has left, or null where no clock runs. */
export function seatLeft(view: View, seat: number, now: number): number | null {
  const deadline = view.deadlines[seat] ?? null;
  if (deadline !== null) return Math.max(0, deadline - now);
  return view.table.seats[seat]?.clock ?? null;
}

export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds >= 2 * 86_400) return t('clock-left-days', { n: Math.floor(seconds / 86_400) });
  if (seconds >= 3600)
    return t('clock-left-hours', {
      h: Math.floor(seconds / 3600),
      m: String(Math.floor((seconds % 3600) / 60)).padStart(2, '0'),
    });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
