// The map as a picture: what the board has drawn into the page, copied into one SVG file that needs nothing else. The styles and
// the letters go along, since a picture can't ask for either.

/** Letters beyond western Europe; their own files are only needed where there are any. */
const FURTHER = /[\u0100-\u024F]/;

/** The board at rest, as a picture of this size. */
export async function mapPicture(board: HTMLElement, width: number, height: number): Promise<HTMLImageElement> {
  const picture = new Image(width, height);
  const text = new XMLSerializer().serializeToString(await standalone(board, width, height));
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  return picture;
}

async function standalone(board: HTMLElement, width: number, height: number): Promise<SVGSVGElement> {
  const root = svg('svg');
  for (const [name, value] of Object.entries({ width, height, viewBox: `0 0 ${width} ${height}` }))
    root.setAttribute(name, String(value));
  // In a file of its own this is the root, to which the tokens and the theme belong.
  Object.assign(root.dataset, document.documentElement.dataset);
  const style = svg('style');
  style.textContent = `${rules()}\n${(await faces(board.textContent)).join('\n')}`;
  root.append(style, copyOf(board));
  return root;
}

const svg = <K extends 'svg' | 'g' | 'style'>(name: K): SVGElementTagNameMap[K] =>
  document.createElementNS('http://www.w3.org/2000/svg', name);

/** Sheets as they are; what holds them becomes a group, so that styles find the same elements around them. */
function copyOf(element: Element): SVGElement {
  if (element instanceof SVGElement) return element.cloneNode(true) as SVGElement;
  const group = svg('g');
  group.setAttribute('class', element.getAttribute('class') ?? '');
  if (element instanceof HTMLElement) {
    Object.assign(group.dataset, element.dataset);
    for (const name of element.style)
      if (name.startsWith('--')) group.style.setProperty(name, element.style.getPropertyValue(name));
  }
  for (const child of element.children) if (child.matches('svg, :has(svg)') && seen(child)) group.append(copyOf(child));
  return group;
}

function seen(element: Element): boolean {
  const { opacity, visibility } = getComputedStyle(element);
  return opacity !== '0' && visibility !== 'hidden' && !element.matches('.controls, .locator, button');
}

function allRules(): CSSRule[] {
  return [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
}

function rules(): string {
  return allRules()
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map((rule) => rule.cssText)
    .join('\n');
}

/** The page's own letters, each file written out. */
function faces(text: string): Promise<string[]> {
  const wanted = allRules().filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule && (FURTHER.test(text) || !rule.cssText.includes('latin-ext')),
  );
  return Promise.all(
    wanted.map(async (rule) => {
      const [, address = ''] = /url\("?([^")]+)"?\)/.exec(rule.cssText) ?? [];
      const file = await fetch(new URL(address, rule.parentStyleSheet?.href ?? document.baseURI));
      return rule.cssText.replace(/url\("?[^")]+"?\)/, `url(${await written(await file.blob())})`);
    }),
  );
}

function written(file: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = () => failed(reader.error ?? new Error('a font could not be read'));
    reader.readAsDataURL(file);
  });
}
