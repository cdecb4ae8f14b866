// Before the first paint: the theme and motion that were chosen, or the system's.
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
})();
