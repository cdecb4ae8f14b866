// What a thing on the page is: its own mark, or the one that it has for other uses (a route of the map, a
// card that flies).

/** How far a press may lie from the middle of a city, in pixels. */
const CITY = 15;

export function markOf(element: Element): string | null {
  const marked = element.closest<HTMLElement | SVGElement>('[data-help], [data-route], [data-city], [data-fly]');
  if (!marked) return null;
  const { help, route, city, fly } = marked.dataset;
  if (help !== undefined) return help;
  if (route !== undefined) return `route:${route}`;
  if (city !== undefined) return `city:${city}`;
  const [, is, which] = /^(slot|hand|seat)-(.*)$/.exec(fly ?? '') ?? [];
  return is === 'seat' ? `score:${which}` : is ? `${is}:${which}` : null;
}

/** The mark under a press, and what carries it. Cities let presses through: the nearest one is looked for. */
export function markAt(x: number, y: number, target: Element): [string | null, Element] {
  const board = target.closest('.board');
  for (const city of board?.querySelectorAll('[data-city]') ?? []) {
    const box = city.getBoundingClientRect();
    if (Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y) <= CITY) return [markOf(city), city];
  }
  const carrier = target.closest('[data-help], [data-route], [data-city], [data-fly]') ?? target;
  return [markOf(carrier), carrier];
}
