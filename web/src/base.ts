// Where the page lives. The server writes its base path into <base href>; nothing else knows it.

const root = new URL(document.baseURI);

export function apiUrl(path: string): string {
  return new URL(`api/${path}`, root).href;
}

export function feedUrl(path: string): string {
  const url = new URL(`api/${path}`, root);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** An address of a page, from the base path: `pageUrl('t/abc')`. */
export function pageUrl(path: string): string {
  return new URL(path, root).href;
}

/** The rules of a board in full; `place` is a chapter, or a section of it: `cards#open`. */
export function rulesUrl(board: string, place = ''): string {
  return pageUrl(`learn/${encodeURIComponent(board)}/rules${place && `/${place}`}`);
}

/** The part of the current address below the base path, without slashes at its ends. */
export function placeOf(href: string): string {
  const path = new URL(href).pathname;
  const inside = path.startsWith(root.pathname) ? path.slice(root.pathname.length) : path;
  return inside.replace(/^\/+|\/+$/g, '');
}
