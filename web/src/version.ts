// Whether the server has a newer page than this one: the shell names the files that it was built with.
import { pageUrl } from './base';

export async function outdated(): Promise<boolean> {
  const mine = document.querySelector('script[type="module"][src]')?.getAttribute('src');
  const reply = await fetch(pageUrl(''), { cache: 'no-cache' }).catch(() => null);
  return mine !== null && mine !== undefined && reply !== null && reply.ok && !(await reply.text()).includes(mine);
}
