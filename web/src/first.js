// Written into the document itself, so that it runs before the first paint: the theme and motion that
// were chosen, or the system's. And since the address already says which view it will be, its files are
// asked for at once, and so is the table.
(() => {
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('perron.settings') ?? '{}');
  } catch {
    // Storage is closed: the system's preference it is.
  }
  const dark = chosen.theme === 'dark' || (chosen.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (chosen.motion === 'instant') document.documentElement.dataset.motion = 'instant';

  const ask = (href, kind) => {
    const link = document.createElement('link');
    link.rel = kind === 'script' ? 'modulepreload' : 'preload';
    if (kind !== 'script') link.as = kind;
    if (kind === 'script' || kind === 'fetch') link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  };
  const { home, table } = document.currentScript.dataset;
  const here = location.pathname.slice(new URL(document.baseURI).pathname.length);
  const [, id] = /^t\/([^/]+)$/.exec(here) ?? [];
  for (const file of ((id ? table : here === '' ? home : '') ?? '').split(' ')) if (file) ask(file, file.endsWith('.css') ? 'style' : 'script');
  if (here === '') ask(`assets/poster${dark ? '-night' : ''}.svg`, 'image');
  if (id) {
    const key = location.hash.slice(1);
    const reply = fetch(`api/tables/${id}${key ? `?key=${encodeURIComponent(key)}` : ''}`);
    // What goes wrong is met again, and told, by whoever takes the reply.
    reply.then((found) => (found.ok ? found.clone().json() : null)).then((view) => view && ask(`api/boards/${view.table.board}`, 'fetch'), () => undefined);
    globalThis.perronEarly = { id, reply };
  }
})();
