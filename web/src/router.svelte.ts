// Four places: home, a table, a replay, and the rules. Links are plain <a href>; clicks on them stay in the page.
import { pageUrl, placeOf } from './base';
import { readPlace, type Place } from './place';

class Router {
  place = $state.raw<Place>(readPlace(placeOf(location.href)));

  constructor() {
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest('a');
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
      if (readPlace(placeOf(link.href)).at === 'nowhere' || link.pathname.includes('/api/')) return;
      event.preventDefault();
      this.go(link.href);
    });
  }

  go(href: string): void {
    history.pushState(null, '', new URL(href, document.baseURI));
    this.#read();
    scrollTo(0, 0);
  }

  home(): void {
    this.go(pageUrl(''));
  }

  table(id: string, key?: string | null): void {
    this.go(pageUrl(`t/${encodeURIComponent(id)}${key ? `#${key}` : ''}`));
  }

  #read(): void {
    this.place = readPlace(placeOf(location.href));
  }
}

export const router = new Router();
