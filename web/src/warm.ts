// A table's address is known before this code has arrived: first.js asks for the table meanwhile.
import { api } from './api';
import type { View } from './wire';

declare global {
  var perronEarly: { id: string; reply: Promise<Response> } | undefined;
}

/** The first view of a table, and with it the board that it is played on. */
export function firstView(id: string, key: string | null): Promise<View> {
  const early = globalThis.perronEarly;
  globalThis.perronEarly = undefined;
  return early?.id === encodeURIComponent(id) ? api.early(early.reply) : api.view(id, key);
}
