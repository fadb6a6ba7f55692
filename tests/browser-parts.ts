/** The media queries that hold; a test may change them before it opens the app. */
export const holdingMedia = new Set<string>();

/** A desktop whose visitor wants no motion: a line that types itself would go on after the test. */
export const usualMedia = ['(min-width: 64rem)', '(prefers-reduced-motion: reduce)'];

function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: holdingMedia.has(query),
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

class StillResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** What a browser has and jsdom has not, as far as the app uses it. */
export function installBrowserParts(): void {
  usualMedia.forEach((query) => holdingMedia.add(query));
  window.matchMedia = matchMedia;
  window.ResizeObserver = StillResizeObserver;
  // A browser that is never busy.
  window.requestIdleCallback = (work) =>
    Number(setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 })));
  window.cancelIdleCallback = (handle) => clearTimeout(handle);
  window.scrollTo = () => {};
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    // As a task of its own, as browsers do.
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}
