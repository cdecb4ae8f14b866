// A table's address is known before this code has arrived: first.js asks for the table meanwhile.
import { api } from './api';
import type { View } from './wire';

declare global {
  var perronEarly: { id: string; reply: Promise<Response> } | undefined;
}

/** the view of a table that was opened here a moment ago */
let opened: View | null = null;

/** A table was opened here: the answer tells all that its page asks for first, and the board can be asked for at once. */
export function warmUp(view: View): void {
  opened = view;
  // What goes wrong is met again by whoever needs the board.
  api.board(view.table.board).catch(() => undefined);
}

/** Whether it is known already that tickets are to be chosen there first. */
export function offers(id: string): boolean {
  return opened?.table.id === id && opened.legal.some(({ type }) => type === 'keep');
}

/** The first view of a table, and with it the board that it is played on. */
export function firstView(id: string, key: string | null): Promise<View> {
  const view = opened;
  opened = null;
  if (view?.table.id === id) return Promise.resolve(view);
  const early = globalThis.perronEarly;
  globalThis.perronEarly = undefined;
  return early?.id === encodeURIComponent(id) ? api.early(early.reply) : api.view(id, key);
}
