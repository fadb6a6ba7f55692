import type { Page } from '@playwright/test';

/**
 * The page's own words that cannot be read, and why: they are cut, broken inside a word, in two lines of a button, or
 * over other words. Texts by people (`bdi`, `dir="auto"`) are left out, because they are cut on purpose.
 */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const tell = (what: string, words: string) => faults.add(`${what}: ${words.trim().slice(0, 60)}`);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth - clientWidth} px too wide`);

    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const isShown = (element: Element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let each: Element | null = element; each && each !== open; each = each.parentElement)
        if (each.clientWidth === 1 && each.clientHeight === 1) return false;
      return !/, 0\)$|\/ 0\)$|transparent/.test(getComputedStyle(element).color);
    };
    const linesOf = (of: Node | Range) => {
      const range = of instanceof Range ? of : document.createRange();
      if (of instanceof Node) range.selectNodeContents(of);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    };
    /** The number of lines that rectangles form. */
    const countLines = (rectangles: readonly DOMRect[]) =>
      rectangles.reduce(
        ({ count, bottom }, { top, bottom: end, height }) =>
          top > bottom - height / 3 ? { count: count + 1, bottom: end } : { count, bottom },
        { count: 0, bottom: -Infinity },
      ).count;
    const isFloating = (element: Element | null): boolean =>
      element !== null &&
      element !== open &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isFloating(element.parentElement));

    /** The part of a line that the boxes around it leave visible; null if none. Reports a box that cuts it. */
    const visiblePart = (line: DOMRect, parent: Element, words: string): DOMRect | null => {
      let { left, right, top, bottom } = line;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (overflowX === 'visible' && overflowY === 'visible') continue;
        const edge = box.getBoundingClientRect();
        if (right <= edge.left || left >= edge.right || bottom <= edge.top + 4 || top >= edge.bottom - 4)
          return null;
        const isCut = (overflow: string, over: number, most: number) =>
          /hidden|clip/.test(overflow) && over > most;
        const isOurs = !parent.closest('bdi, [dir="auto"]');
        if (isOurs && isCut(overflowX, Math.max(right - edge.right, edge.left - left), 1)) tell('cut', words);
        if (isOurs && isCut(overflowY, Math.max(bottom - edge.bottom, edge.top - top), 5)) tell('cut', words);
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return new DOMRect(left, top, right - left, bottom - top);
    };

    const seen: { parent: Element; words: string; line: DOMRect }[] = [];
    const texts = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const parent = text.parentElement;
      const words = text.textContent ?? '';
      if (!parent || words.trim() === '' || parent.closest('script, style, select')) continue;
      if (!isShown(parent)) continue;
      const lines = linesOf(text);
      for (const whole of lines) {
        const line = visiblePart(whole, parent, words);
        if (line && !isFloating(parent)) seen.push({ parent, words, line });
      }
      // This Chromium has no hyphenation.
      const isHyphenated = getComputedStyle(parent).hyphens === 'auto';
      if (lines.length < 2 || isHyphenated || parent.closest('bdi, [dir="auto"]')) continue;
      for (const { 0: word, index } of words.matchAll(/\p{L}{3,}/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (countLines(linesOf(range)) > 1) tell('broken word', word);
      }
    }

    seen.forEach((one, index) => {
      for (const other of seen.slice(index + 1)) {
        if (one.parent === other.parent) continue;
        const width = Math.min(one.line.right, other.line.right) - Math.max(one.line.left, other.line.left);
        const height = Math.min(one.line.bottom, other.line.bottom) - Math.max(one.line.top, other.line.top);
        // Close lines overlap by a few pixels without letters.
        if (width > 2 && height > 0.3 * Math.min(one.line.height, other.line.height))
          tell('over each other', `${one.words.trim().slice(0, 25)} | ${other.words.trim().slice(0, 25)}`);
      }
    });

    const isPainted = (element: Element) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      return borderTopWidth !== '0px' || !/, 0\)$|transparent/.test(backgroundColor);
    };
    for (const control of open.querySelectorAll('button, a, label:has(input)')) {
      if (!isShown(control) || !(control.localName === 'button' || isPainted(control))) continue;
      // A card or tile is a link around a picture and is not checked as a button.
      if (control.querySelector('img, [dir="auto"], bdi') || control.querySelector('p, h2, h3')) continue;
      const parts = [control, ...control.querySelectorAll('*')].filter(isShown);
      const own = parts.flatMap(({ childNodes }) =>
        [...childNodes].filter((node) => node.nodeType === Node.TEXT_NODE),
      );
      const { top, bottom } = control.getBoundingClientRect();
      // A hidden second line does not count.
      const lines = own.flatMap(linesOf).filter((line) => line.top < bottom && line.bottom > top);
      if (countLines(lines) > 1) tell('wrapped', control.textContent ?? '');
    }

    const pen = document.createElement('canvas').getContext('2d');
    const widthIn = (field: Element, words: string, font = '') => {
      const style = getComputedStyle(field);
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(field, font);
      if (pen) pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
      return (pen?.measureText(words).width ?? 0) - room;
    };
    for (const field of open.querySelectorAll('select')) {
      const chosen = field.selectedOptions[0]?.text ?? '';
      if (isShown(field) && widthIn(field, chosen) > 0.5) tell('cut choice', chosen);
    }
    for (const field of open.querySelectorAll('input')) {
      if (!field.placeholder || field.value || !isShown(field)) continue;
      const isHidden = /, 0\)$|transparent/.test(getComputedStyle(field, '::placeholder').color);
      // With an ellipsis the text is cut on purpose, and the field has its name too.
      const hasDots = getComputedStyle(field).textOverflow === 'ellipsis' && field.labels?.length;
      if (!isHidden && !hasDots && widthIn(field, field.placeholder, '::placeholder') > 0.5)
        tell('cut placeholder', field.placeholder);
    }
    return [...faults];
  });

/** The page's own words that the request box covers. */
export const wordsUnderBox = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = document.querySelector('[aria-label="Ask for what you need"]')?.getBoundingClientRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    if (!box) return found;
    while (texts.nextNode()) {
      const { parentElement: parent, textContent } = texts.currentNode;
      if (!parent?.closest('main, footer') || parent.closest('bdi, [dir="auto"]')) continue;
      if (!textContent?.trim() || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const isUnder = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top < box.bottom - 1 && bottom > box.top + 1,
      );
      if (isUnder) found.push(textContent);
    }
    return found;
  });

/** Sets the browser's text size, which breakpoints follow. The default is 16 px. */
export async function setBrowserText(page: Page, pixels: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

/** The controls whose words are cut without an ellipsis. */
export const cutControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a, label, h1, h2, [role="status"]')]
      .filter((element) => element.checkVisibility() && element.innerText.trim() !== '')
      // Text for screen readers is one pixel large.
      .filter((element) => element.offsetWidth > 2)
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        return (
          overflowX === 'hidden' &&
          textOverflow !== 'ellipsis' &&
          element.scrollWidth > element.clientWidth + 1
        );
      })
      .map((element) => element.innerText),
  );

/** The controls of bars, filters and forms that overlap, in pairs. */
export const overlaps = (page: Page) =>
  page.evaluate(() => {
    const areas =
      'header, [aria-label="Sort and filter"], form, aside, nav[aria-label="Sell"], main > article';
    const controls = [...document.querySelectorAll<HTMLElement>(areas)].flatMap((area) => [
      // Controls outside the tab order are not checked: they are a part of a field, like the arrow of a list. Those of
      // toolbars are checked, because arrow keys reach them.
      ...area.querySelectorAll<HTMLElement>(
        ':is(a, button, input, select, textarea):not([tabindex="-1"]), [role="toolbar"] :is(a, button)',
      ),
    ]);
    const shown = [...new Set(controls)].filter(
      (control) => control.checkVisibility({ opacityProperty: true }) && control.offsetWidth > 2,
    );
    const nameOf = (control: HTMLElement) => control.ariaLabel ?? control.textContent ?? control.tagName;
    const isFixed = (control: HTMLElement) => {
      for (let one: HTMLElement | null = control; one; one = one.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(one).position)) return true;
      return false;
    };
    return shown.flatMap((one, index) =>
      shown.slice(index + 1).flatMap((other) => {
        // Bars cover what is scrolled below them.
        if (isFixed(one) !== isFixed(other) || one.contains(other) || other.contains(one)) return [];
        const [first, second] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const width = Math.min(first.right, second.right) - Math.max(first.left, second.left);
        const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
        return width > 1 && height > 1 ? [`${nameOf(one)} | ${nameOf(other)}`] : [];
      }),
    );
  });
