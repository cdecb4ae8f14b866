// What is chosen looks it: also in the system's own colours, where no background is ours.
import type { ElementHandle } from '@playwright/test';
import type { Check } from './sweep.ts';

/** How the page says that something is chosen: by an attribute, or by a box that is checked. (The map is drawn in its own colours.) */
const MARKS = ['aria-current', 'aria-selected', 'aria-pressed', 'checked'] as const;
const CHOSEN = {
  'aria-current': '[aria-current]',
  'aria-selected': '[aria-selected=true]',
  'aria-pressed': '[aria-pressed=true]',
  checked: '.seg :checked',
};

/** Takes the mark off, or puts it on again. */
const mark = (element: ElementHandle<HTMLElement>, by: (typeof MARKS)[number], on: boolean): Promise<void> =>
  element.evaluate(
    (here, [by, on]) => {
      if (here instanceof HTMLInputElement) here.checked = on;
      else if (on) here.setAttribute(by, here.dataset['mark'] ?? '');
      else {
        here.dataset['mark'] = here.getAttribute(by) ?? '';
        here.removeAttribute(by);
      }
    },
    [by, on] as const,
  );

/** The part of the page that shows it, where nothing lies over its middle. */
async function shown(element: ElementHandle<HTMLElement>): Promise<ElementHandle<HTMLElement> | null> {
  const part = await element.evaluateHandle((here) => {
    const part = here instanceof HTMLInputElement ? here.parentElement : here;
    part?.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = part?.getBoundingClientRect() ?? new DOMRect();
    return width > 0 && part?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? part : null;
  });
  return part.asElement();
}

/** What is chosen looks different from what it looks like when it is not. */
export const chosenIsSeen: Check = async (page) => {
  const found: string[] = [];
  for (const by of MARKS) {
    for (const each of (await page
      .locator(`:is(${CHOSEN[by]}):not(svg *)`)
      .elementHandles()) as ElementHandle<HTMLElement>[]) {
      const part = await shown(each);
      if (!part) continue;
      const before = await part.screenshot({ animations: 'disabled' });
      await mark(each, by, false);
      const after = await part.screenshot({ animations: 'disabled' });
      await mark(each, by, true);
      if (before.equals(after)) found.push(`chosen, and not seen: ${await part.innerText()}`);
    }
  }
  return found;
};
