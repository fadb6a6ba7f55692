/** The media queries that match. A test may change them before it opens the app. */
export const holdingMedia = new Set<string>();

/** A desktop with reduced motion. Otherwise an animation could run on after the test. */
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

const observers = new Set<StillResizeObserver>();

/** Elements have no size until a test sets one. */
class StillResizeObserver implements ResizeObserver {
  readonly #targets = new Set<Element>();
  readonly #callback: ResizeObserverCallback;
  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
    observers.add(this);
  }
  observe(target: Element) {
    this.#targets.add(target);
  }
  unobserve(target: Element) {
    this.#targets.delete(target);
  }
  disconnect() {
    this.#targets.clear();
    observers.delete(this);
  }
  report() {
    const nothing = { borderBoxSize: [], contentBoxSize: [], devicePixelContentBoxSize: [] };
    const entries = [...this.#targets].map((target) => ({
      target,
      contentRect: target.getBoundingClientRect(),
      ...nothing,
    }));
    if (entries.length > 0) this.#callback(entries, this);
  }
}

/** Notifies all observers, as a browser does when all sizes have changed. */
export const reportSizes = (): void => observers.forEach((observer) => observer.report());

const unseen = new Set<() => void>();

/** Elements are below the screen until a test scrolls to them. */
class BelowScreenObserver {
  readonly #report: () => void;
  constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#report = () => callback([{ isIntersecting: true }]);
  }
  observe() {
    unseen.add(this.#report);
  }
  disconnect() {
    unseen.delete(this.#report);
  }
}

/** Scrolls to the end of the page. */
export const scrollToEnd = (): void => unseen.forEach((report) => report());

const copyOf = (element: Element) => document.importNode(element);

let remembering: typeof window.getComputedStyle | null = null;

/**
 * Elements with the same tag and attributes share one computed style, because computing takes jsdom long. The style is
 * that of a copy outside the page, where jsdom need not compute the styles of ancestors.
 */
function rememberComputedStyles(): void {
  if (window.getComputedStyle === remembering) return;
  const compute = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  remembering = (element, pseudo) => {
    if (document.styleSheets.length > 0 || pseudo) return compute(element, pseudo);
    const telling = ['hidden', 'open', 'type', 'controls'].map((name) => element.getAttribute(name) ?? '-');
    const hides = /(?:display|visibility|pointer-events)[^;]*/.exec(element.getAttribute('style') ?? '');
    const key = [element.namespaceURI, element.tagName, hides, ...telling].join(' ');
    const style = known.get(key) ?? compute(copyOf(element));
    known.set(key, style);
    return style;
  };
  window.getComputedStyle = remembering;
}

/** In dialogs, focus moves in and back and Escape closes them, as in browsers and unlike in jsdom. */
function standInForDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && event.currentTarget instanceof HTMLDialogElement)
      event.currentTarget.close();
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
    this.addEventListener('keydown', closeOnEscape);
    this.querySelector<HTMLElement>(':is(a[href], button, input, select):not(:disabled)')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    // In a task of its own, as in browsers.
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}

/** Finds labels faster than jsdom, which searches the whole page for each button. */
function findLabelsByTag(): void {
  function labelsOf(this: HTMLInputElement | HTMLButtonElement) {
    if (this.type === 'hidden') return null;
    return [...this.ownerDocument.getElementsByTagName('label')].filter((label) =>
      label.htmlFor ? label.htmlFor === this.id : label.control === this,
    );
  }
  for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
    Object.defineProperty(prototype, 'labels', { get: labelsOf, configurable: true });
}

/** Adds the parts of a browser that jsdom lacks, if the app or the sign-in provider uses them. */
export function installBrowserParts(): void {
  rememberComputedStyles();
  findLabelsByTag();
  usualMedia.forEach((query) => holdingMedia.add(query));
  window.matchMedia = matchMedia;
  window.ResizeObserver = StillResizeObserver;
  Object.defineProperty(window, 'IntersectionObserver', { value: BelowScreenObserver, configurable: true });
  // Idle callbacks run in the next task.
  window.requestIdleCallback = (work) =>
    Number(setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 })));
  window.cancelIdleCallback = (handle) => clearTimeout(handle);
  // oxlint-disable-next-line no-console -- a browser logs it too, and the tests watch the console
  window.reportError = (error) => console.error(error);
  // The provider's code field looks for a password manager here.
  document.elementFromPoint = () => null;
  window.scrollTo = () => {};
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  standInForDialogs();
}
