// Text that does not fit: cut off by what holds it, outside the page (and so what is pressed), printed over other text, pushed out of its
// place and under what is next to it, or a word in two.
import type { Page } from '@playwright/test';

export interface Misfit {
  what: 'cut' | 'outside' | 'over' | 'under' | 'broken';
  text: string;
  by: string;
}

/** Everything on the page that cannot be read in full, as it is laid out now. */
export async function misfits(page: Page): Promise<Misfit[]> {
  return page.evaluate(() => {
    // Half a line's descent may touch what is next to it; a letter may not.
    const SLACK = 2;
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    interface Print {
      text: string;
      element: Element;
      box: Box;
    }

    const wide = document.documentElement.clientWidth;
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '')
        .replace(/\s*s(?:velte)?-\S+/g, '')
        .trim()
        .replace(/\s+/g, '.')}`;
    const scrolls = (style: CSSStyleDeclaration, axis: 'X' | 'Y') =>
      /auto|scroll/.test(axis === 'X' ? style.overflowX : style.overflowY);
    const hides = (style: CSSStyleDeclaration, axis: 'X' | 'Y') =>
      /hidden|clip/.test(axis === 'X' ? style.overflowX : style.overflowY);
    const opaque = (element: Element) => {
      const colour = getComputedStyle(element).backgroundColor;
      const parts =
        /rgba?\(([^)]*)\)/
          .exec(colour)?.[1]
          ?.split(/[ ,/]+/)
          .map(Number) ?? [];
      return parts.length >= 3 && (parts[3] ?? 1) > 0.9;
    };

    // The line that a letter stands on; a hyphen drawn before it is counted with it, and comes first.
    const line = (node: Node, at: number): number => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
    };
    /** Words that go on in the next line without a hyphen; an address may break anywhere. */
    const broken = (node: Node): string[] =>
      [...(node.textContent ?? '').matchAll(/\S+/g)]
        .filter(([token]) => !token.includes('://'))
        .flatMap((token) =>
          [...token[0].matchAll(/[\p{L}\p{M}\p{N}]+/gu)].flatMap((word) => {
            const at = token.index + word.index;
            return line(node, at) === line(node, at + word[0].length - 1) ? [] : [word[0]];
          }),
        );

    interface Place {
      /** at least a part of it is on the page now */
      seen: boolean;
      /** as much of it as all that scrolls around it lets through */
      part: Box;
      /** the reader can scroll to it sideways */
      free: boolean;
      /** what cuts a part of it off */
      cutBy: string | null;
      /** it goes on above or below what holds it */
      spills: boolean;
    }
    const place = (element: Element, box: Box): Place => {
      const free = { X: false, Y: false };
      let seen = true;
      let fixed = false;
      let cutBy: string | null = null;
      let spills = false;
      let inFlow = true;
      const part = { ...box };
      for (let holder: Element | null = element; holder && holder !== document.body; holder = holder.parentElement) {
        const style = getComputedStyle(holder);
        // Clipped to nothing on purpose: words for readers, links that come with the focus.
        if (style.clipPath === 'inset(50%)') seen = false;
        const edge = holder.getBoundingClientRect();
        inFlow &&= !free.Y;
        if (
          inFlow &&
          style.overflowY === 'visible' &&
          !/^(inline|contents)/.test(style.display) &&
          (box.top < edge.top - SLACK || box.bottom > edge.bottom + SLACK)
        )
          spills = true;
        if (/absolute|fixed|sticky/.test(style.position)) inFlow = false;
        for (const axis of ['X', 'Y'] as const) {
          if (fixed) continue;
          const [low, high, from, to] =
            axis === 'X' ? [box.left, box.right, edge.left, edge.right] : [box.top, box.bottom, edge.top, edge.bottom];
          if (scrolls(style, axis)) {
            free[axis] = true;
            // Scrolled away: it can be had, and is not on the page now.
            if (high < from + SLACK || low > to - SLACK) seen = false;
            const [start, end] = axis === 'X' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
            part[start] = Math.max(part[start], from);
            part[end] = Math.min(part[end], to);
          } else if (!free[axis] && hides(style, axis) && (low < from - SLACK || high > to + SLACK)) {
            cutBy = name(holder);
            if (high <= from + SLACK || low >= to - SLACK) seen = false;
          }
        }
        if (style.position === 'fixed') fixed = true;
      }
      return { seen, part, free: free.X, cutBy, spills };
    };
    /** What lies over the upper or the lower edge of it. */
    const cover = (element: Element, { left, right, top, bottom }: Box): Element | null => {
      for (const y of [top + 1, bottom - 1]) {
        const stack = document.elementsFromPoint((left + right) / 2, y);
        const above = stack
          .slice(
            0,
            Math.max(
              0,
              stack.findIndex((each) => each.contains(element)),
            ),
          )
          .find((each) => !element.contains(each) && opaque(each));
        if (above) return above;
      }
      return null;
    };
    const outside = ({ left, right }: Box): boolean => left < -SLACK || right > wide + SLACK;

    const prints: Print[] = [];
    const found: Misfit[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      // The map is measured by its labels below.
      if (!text || !element || element.closest('svg, script, style, option, noscript')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      let shown = 0;
      let hidden = '';
      for (const rect of range.getClientRects()) {
        if (rect.width < 1 || rect.height < 1) continue;
        // Letters are smaller than their line.
        const trim = Math.max(0, (rect.height - parseFloat(getComputedStyle(element).fontSize)) / 2);
        const box: Box = { left: rect.left, right: rect.right, top: rect.top + trim, bottom: rect.bottom - trim };
        const { seen, part, free, cutBy, spills } = place(element, box);
        hidden ||= cutBy ?? '';
        if (!seen) continue;
        const over = spills ? cover(element, part) : null;
        if (over) found.push({ what: 'under', text, by: name(over) });
        if (!free && outside(box))
          found.push({ what: 'outside', text, by: `${Math.round(box.left)}–${Math.round(box.right)}` });
        prints.push({ text, element, box: part });
        shown++;
      }
      if (shown > 1) for (const word of broken(node)) found.push({ what: 'broken', text: word, by: text });
      // A shut drawer shows nothing of it; what is cut shows a part.
      if (hidden && shown) found.push({ what: 'cut', text, by: hidden });
    }
    // What is pressed may have no text of its own.
    for (const control of document.querySelectorAll('button, a, input, select, summary')) {
      const box = control.getBoundingClientRect();
      if (
        !box.width ||
        !outside(box) ||
        control.closest('svg') ||
        !control.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const { seen, free } = place(control, box);
      if (seen && !free)
        found.push({
          what: 'outside',
          text: control.getAttribute('aria-label') ?? name(control),
          by: `${Math.round(box.left)}–${Math.round(box.right)}`,
        });
    }
    // A dialog is as wide as what it says.
    for (const dialog of document.querySelectorAll('dialog[open]'))
      if (dialog.scrollWidth > dialog.clientWidth + SLACK)
        found.push({
          what: 'outside',
          text: dialog.querySelector('h2')?.textContent ?? name(dialog),
          by: `${dialog.scrollWidth} in ${dialog.clientWidth}`,
        });
    // Labels of the map may stand at an angle: letter by letter, then, as far as the map shows them.
    for (const label of document.querySelectorAll<SVGTextElement>('main svg text')) {
      const text = label.textContent?.trim() ?? '';
      const matrix = label.getScreenCTM();
      // In a group that is not drawn letters still have a place, but no box.
      if (
        !text ||
        !matrix ||
        !label.getBoundingClientRect().width ||
        !label.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const frames: DOMRect[] = [];
      for (
        let holder: Element | null = label.ownerSVGElement;
        holder && holder !== document.body;
        holder = holder.parentElement
      )
        if (hides(getComputedStyle(holder), 'X')) frames.push(holder.getBoundingClientRect());
      for (let n = 0; n < label.getNumberOfChars(); n++) {
        const { x, y, width, height } = label.getExtentOfChar(n);
        const corners = [
          [x, y + height * 0.25],
          [x + width, y + height * 0.25],
          [x, y + height * 0.8],
          [x + width, y + height * 0.8],
        ].map(([a, b]) => new DOMPoint(a, b).matrixTransform(matrix));
        const box: Box = {
          left: Math.min(...corners.map((at) => at.x)),
          right: Math.max(...corners.map((at) => at.x)),
          top: Math.min(...corners.map((at) => at.y)),
          bottom: Math.max(...corners.map((at) => at.y)),
        };
        const shown = frames.every(
          (frame) =>
            box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom,
        );
        if (shown && width > 0) prints.push({ text, element: label, box });
      }
    }

    prints.sort((a, b) => a.box.top - b.box.top);
    prints.forEach((one, at) => {
      for (const other of prints.slice(at + 1)) {
        if (other.box.top > one.box.bottom - SLACK) break;
        if (one.element === other.element) continue;
        const left = Math.max(one.box.left, other.box.left);
        const right = Math.min(one.box.right, other.box.right);
        const top = Math.max(one.box.top, other.box.top);
        const bottom = Math.min(one.box.bottom, other.box.bottom);
        if (right - left <= SLACK || bottom - top <= SLACK) continue;
        // What lies under a panel or a dialog is covered, not printed over.
        const x = (left + right) / 2;
        const y = (top + bottom) / 2;
        if (x < 0 || y < 0 || x > wide || y > innerHeight) continue;
        const stack = document.elementsFromPoint(x, y);
        const depth = (element: Element) => stack.findIndex((each) => each === element || each.contains(element));
        const [upper, lower] = depth(one.element) <= depth(other.element) ? [one, other] : [other, one];
        const between = stack
          .slice(0, Math.max(0, depth(lower.element)))
          .some((each) => !each.contains(lower.element) && opaque(each));
        if (!between && depth(upper.element) >= 0) found.push({ what: 'over', text: upper.text, by: lower.text });
      }
    });
    return found.filter(
      (each, n) =>
        found.findIndex((other) => other.what === each.what && other.text === each.text && other.by === each.by) === n,
    );
  });
}
