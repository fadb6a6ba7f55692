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

const observers = new Set<StillResizeObserver>();

/** Nothing has a size, and nothing changes it, until a test reports sizes. */
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

/** Tells everything that is observed, as a browser does where the size of all of it has changed. */
export const reportSizes = (): void => observers.forEach((observer) => observer.report());

let remembering: typeof window.getComputedStyle | null = null;

/**
 * Computes styles once for all elements that must look alike: no style sheet of ours is loaded here, so that
 * only the tag and a few attributes count. jsdom would parse them anew at every look, which took a third of the
 * time of the tests. The sign-in provider's form brings sheets: what was computed under them would hold for
 * every later test.
 */
function rememberComputedStyles(): void {
  if (window.getComputedStyle === remembering) return;
  const compute = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  remembering = (element, pseudo) => {
    if (document.styleSheets.length > 0 || pseudo) return compute(element, pseudo);
    const telling = ['style', 'hidden', 'open', 'type', 'controls'].map(
      (name) => element.getAttribute(name) ?? '-',
    );
    const key = [element.namespaceURI, element.tagName, ...telling].join(' ');
    const style = known.get(key) ?? compute(element);
    known.set(key, style);
    return style;
  };
  window.getComputedStyle = remembering;
}

/** Opens dialogs as browsers do: focus goes in and comes back, and Escape closes. jsdom does none of it. */
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
    // As a task of its own, as browsers do.
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
}

/**
 * Looks for the labels of a field or button among the labels alone: to name a single button, jsdom asks every
 * element of the page whether it is its label, and each label goes through the page for what it labels.
 */
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

/** What a browser has and jsdom has not, as far as the app and the sign-in provider use it. */
export function installBrowserParts(): void {
  rememberComputedStyles();
  findLabelsByTag();
  usualMedia.forEach((query) => holdingMedia.add(query));
  window.matchMedia = matchMedia;
  window.ResizeObserver = StillResizeObserver;
  // A browser that is never busy.
  window.requestIdleCallback = (work) =>
    Number(setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 })));
  window.cancelIdleCallback = (handle) => clearTimeout(handle);
  // As a browser does, so that it fails the test.
  // oxlint-disable-next-line no-console -- what a browser does with it, which the tests watch
  window.reportError = (error) => console.error(error);
  // The provider's field for a code looks, some seconds late, for a password manager's sign beside it.
  document.elementFromPoint = () => null;
  window.scrollTo = () => {};
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
  standInForDialogs();
}
