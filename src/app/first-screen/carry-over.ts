/** The targets of a tap. */
const controls = 'a, button, input';
/** The reserved place of a control that has not loaded. The first screen and the app use the same names. */
const place = '[data-place]';

/** Identifies an element on the first screen and its counterpart in the app. */
const nameOf = (element: Element): string | null =>
  element.getAttribute('data-place') ?? element.getAttribute('href') ?? element.getAttribute('aria-label');

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

/** Finds the app's counterpart of a control that was removed. */
const findReplacement = <Kind extends HTMLElement>(gone: Kind): Kind | undefined =>
  [...document.querySelectorAll<Kind>(gone.localName)].find(
    // A hidden element has no offset parent.
    (each) => each.offsetParent && nameOf(each) === nameOf(gone),
  );

/**
 * How often a tap is retried, in ms, for up to a minute. If there was something to click, the browser's own
 * click comes earlier.
 */
const interval = 100;
/** How far a finger may slip during a tap, in CSS px. */
const tapRadius = 10;

/**
 * Carries input over to the app that arrives before it runs: typed text, focus, a held press, and a tap on a
 * reserved place, even one that a later part of the app fills. Links and the search form work by themselves. A
 * tap is replayed once, and dropped at the next tap, key or scroll.
 */
export function carryOver(): void {
  let focused: HTMLElement | null = null;
  let field: HTMLInputElement | null = null;
  let pressed: Element | null = null;
  let pressedAt = { x: 0, y: 0 };
  let timer: ReturnType<typeof setInterval> | undefined;

  const forget = () => clearInterval(timer);

  // In the same task as the rendering; otherwise a phone's keyboard would close.
  const observer = new MutationObserver(() => {
    const twin = field?.isConnected === false && findReplacement(field);
    if (field && twin) {
      twin.value = field.value || twin.value;
      twin.setSelectionRange(field.selectionStart, field.selectionEnd);
      field = twin;
    }
    if (focused?.isConnected === false)
      (findReplacement(focused) ?? document.querySelector('main'))?.focus({ preventScroll: true });
    // The app is running: text typed into it, such as a password, must not continue in a field of another page.
    if (!document.getElementById('first-screen')) observer.disconnect();
  });
  document
    .querySelectorAll('#root, #first-screen')
    .forEach((drawn) => observer.observe(drawn, { childList: true }));

  const noteFocus = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) focused = activeElement;
    if (activeElement instanceof HTMLInputElement) field = activeElement;
  };
  noteFocus();
  addEventListener('focusin', noteFocus);
  addEventListener('scroll', forget);
  addEventListener('keydown', forget);
  // In the capture phase, before listeners that stop the event or remove its target.
  addEventListener('click', ({ target }) => closest(target, controls) && forget(), true);
  addEventListener(
    'pointerdown',
    ({ button, target, clientX, clientY }) => {
      forget();
      focused = null;
      pressedAt = { x: clientX, y: clientY };
      pressed = button ? null : closest(target, `${controls}, ${place}`);
    },
    true,
  );
  addEventListener('pointerup', (event) => {
    const on = pressed;
    // A press that was dragged is not a tap.
    if (Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > tapRadius) return;
    // The browser handles what still exists. Unnamed elements cannot be told apart.
    if (!on || nameOf(on) === null || (on.isConnected && on.matches(controls))) return;
    const wasEmpty = !on.querySelector(controls);
    let tries = 600;
    timer = setInterval(() => {
      if (--tries < 0) forget();
      // A place that already has its controls gets no replayed tap, unless the app replaces it.
      if (on.isConnected && !wasEmpty) return;
      const control = closest(document.elementFromPoint(event.clientX, event.clientY), controls);
      // Another offer may be at this position now.
      if (!control || nameOf(control.closest(on.matches(place) ? place : controls) ?? control) !== nameOf(on))
        return;
      forget();
      // With the modifier keys, which may open a link in a new tab.
      control.dispatchEvent(new MouseEvent('click', event));
    }, interval);
  });
}
