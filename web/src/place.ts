// Addresses below the base path.

export type Place =
  | { at: 'home' }
  | { at: 'table'; id: string }
  | { at: 'replay'; id: string }
  | { at: 'learn'; board: string | null; chapter: string | null }
  | { at: 'rules'; board: string; chapter: string | null }
  | { at: 'nowhere' };

/** Below a board's lessons: its rules in full. */
const RULES = 'rules';

/** Whether all its `%` stand for letters. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

export function readPlace(path: string): Place {
  if (path === '' || path === 'index.html') return { at: 'home' };
  if (!isReadable(path)) return { at: 'nowhere' };
  const [first, id, last, ...rest] = path.split('/').map(decodeURIComponent);
  if (first === 'learn' && id && last === RULES && rest.length < 2)
    return { at: 'rules', board: id, chapter: rest[0] ?? null };
  if (first === 'learn' && !rest.length) return { at: 'learn', board: id ?? null, chapter: last ?? null };
  if (first !== 't' || !id || rest.length) return { at: 'nowhere' };
  if (last === undefined) return { at: 'table', id };
  return last === 'replay' ? { at: 'replay', id } : { at: 'nowhere' };
}

/** A pasted link or code: where it leads, or null. */
export function readInvitation(text: string): { id: string; key: string } | null {
  const match = /(?:^|\/)t\/([^/#?\s]+)(?:#(\S*))?$/.exec(text.trim()) ?? /^([\w-]{4,})(?:#(\S*))?$/.exec(text.trim());
  return match?.[1] ? { id: match[1], key: match[2] ?? '' } : null;
}
