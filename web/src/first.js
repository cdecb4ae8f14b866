// Written into the document itself, so that it runs before the first paint: the theme, motion and language that
// were chosen, or the system's. And since the address already says which view it will be, its files are asked for
// at once, and so is the table.
(() => {
  let chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem('perron.settings') ?? '{}');
  } catch {
    // Storage is closed: the system's preference it is.
  }
  const dark =
    chosen.theme === 'dark' || (chosen.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  if (chosen.motion === 'instant') document.documentElement.dataset.motion = 'instant';

  const ask = (href, kind) => {
    const link = document.createElement('link');
    link.rel = kind === 'script' ? 'modulepreload' : 'preload';
    if (kind !== 'script') link.as = kind;
    if (kind !== 'image') link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  };
  const { home, table, words, serves } = document.currentScript.dataset;
  const here = location.pathname.slice(new URL(document.baseURI).pathname.length);
  const [, id] = /^t\/([^/]+)$/.exec(here) ?? [];
  for (const file of ((id ? table : here === '' ? home : '') ?? '').split(' '))
    if (file) ask(file, file.endsWith('.css') ? 'style' : 'script');

  // The language chosen here; else the first that the browser asks for and that there is a catalogue for, or one
  // that its readers read as well; else what is spoken in its region; else English.
  const pairs = (text) =>
    new Map(
      (text ?? '')
        .split(' ')
        .filter(Boolean)
        .map((each) => each.split('=')),
    );
  const catalogues = pairs(words);
  const reads = pairs(serves);
  const wanted = navigator.languages ?? [];
  // What region a bare language belongs to is asked only when nothing else helped: a browser takes its time to look it up.
  const regions = () => wanted.map((tag) => reads.get(new Intl.Locale(tag).maximize().region));
  const own =
    wanted
      .map((tag) => tag.split('-')[0].toLowerCase())
      .map((code) => (catalogues.has(code) ? code : reads.get(code)))
      .find(Boolean) ??
    regions().find(Boolean) ??
    'en';
  const language = catalogues.has(chosen.language) ? chosen.language : own;
  document.documentElement.lang = language;
  document.documentElement.dataset.browserLanguage = own;
  const catalogue = catalogues.get(language);
  if (catalogue) ask(catalogue, 'script');

  // The first number and the first plural make a browser read up on the language: better while files are on their way.
  setTimeout(() => {
    new Intl.NumberFormat(language).format(2);
    new Intl.PluralRules(language).select(2);
  });

  if (here === '') ask(`assets/poster${dark ? '-night' : ''}.svg`, 'image');
  if (id) {
    const key = location.hash.slice(1);
    const reply = fetch(`api/tables/${id}${key ? `?key=${encodeURIComponent(key)}` : ''}`);
    // What goes wrong is met again, and told, by whoever takes the reply.
    reply
      .then((found) => (found.ok ? found.clone().json() : null))
      .then(
        (view) => view && ask(`api/boards/${view.table.board}`, 'fetch'),
        () => undefined,
      );
    globalThis.perronEarly = { id, reply };
  }
})();
