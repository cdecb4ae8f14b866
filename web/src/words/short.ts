// Messages as they travel. A library reads catalogues into a form that says much by name, so they would be half as long again; and
// read by the browser they would need the reader. So they are read when the page is built, and written short.
import type { FluentResource } from '@fluent/bundle';

type Message = NonNullable<FluentResource['body'][number]>;
type Pattern = NonNullable<Message['value']>;
type Element = Exclude<Pattern, string>[number];
type Select = Extract<Element, { type: 'select' }>;

export type ShortPattern = string | ShortElement[];
/** what is inserted */
type Name = [name: string];
/** what it goes by, which variant is the usual one, and the variants */
type Choice = [by: ShortElement, star: number, ...variants: [key: string | number, says: ShortPattern][]];
type ShortElement = string | Name | Choice | Exclude<Element, string>;
export type ShortWords = Record<string, ShortPattern>;

function shortElement(element: Element): ShortElement {
  if (typeof element === 'string') return element;
  if (element.type === 'var') return [element.name];
  if (element.type !== 'select') return element;
  const variants = element.variants.map(({ key, value }): [string | number, ShortPattern] => {
    if (key.type === 'num' && key.precision !== 0) throw new Error('only whole numbers choose');
    return [key.value, shortPattern(value)];
  });
  return [shortElement(element.selector), element.star, ...variants];
}
const shortPattern = (pattern: Pattern): ShortPattern =>
  typeof pattern === 'string' ? pattern : pattern.map(shortElement);

export function shorten(body: FluentResource['body']): ShortWords {
  return Object.fromEntries(
    body.map(({ id, value, attributes }) => {
      if (value === null || Object.keys(attributes).length) throw new Error(`${id} is not a plain message`);
      return [id, shortPattern(value)];
    }),
  );
}

const isName = (element: Name | Choice): element is Name => element.length === 1;

function longElement(element: ShortElement): Element {
  if (!Array.isArray(element)) return element;
  if (isName(element)) return { type: 'var', name: element[0] };
  const [by, star, ...variants] = element;
  return {
    type: 'select',
    selector: longElement(by) as Select['selector'],
    star,
    variants: variants.map(([key, says]) => ({
      key: typeof key === 'number' ? { type: 'num', value: key, precision: 0 } : { type: 'str', value: key },
      value: longPattern(says),
    })),
  };
}
const longPattern = (pattern: ShortPattern): Pattern =>
  typeof pattern === 'string' ? pattern : pattern.map(longElement);

export const written = (words: ShortWords): FluentResource['body'] =>
  Object.entries(words).map(([id, says]) => ({ id, value: longPattern(says), attributes: {} }));
