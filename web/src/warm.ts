// A table's address is known before its page has arrived: ask for the table meanwhile.
import { api } from './api';
import type { View } from './wire';

let asked: { id: string; view: Promise<View> } | null = null;

export function warm(id: string, key: string | null): void {
  const view = api.view(id, key);
  asked = { id, view };
  // What goes wrong here is met again, and told, by whoever takes the view.
  view.then((found) => api.board(found.table.board)).catch(() => undefined);
}

export function firstView(id: string, key: string | null): Promise<View> {
  const early = asked?.id === id ? asked.view : null;
  asked = null;
  return early ?? api.view(id, key);
}
