/** What a tap works on. */
const controls = 'a, button, input';
/** Where a control will stand that has not come yet; first screen and app have each under the same name. */
const place = '[data-place]';

/** By what the app's twin of something drawn is known. */
const nameOf = (element: Element): string | null =>
  element.getAttribute('data-place') ?? element.getAttribute('href') ?? element.getAttribute('aria-label');

const closest = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

/** What has come in the place of a control that is gone. */
const findReplacement = <Kind extends HTMLElement>(gone: Kind): Kind | undefined =>
  [...document.querySelectorAll<Kind>(gone.localName)].find(
    // A hidden one has no parent.
    (each) => each.offsetParent && nameOf(each) === nameOf(gone),
  );

/**
 * Every so many ms a tap is tried, for a minute. The browser's own click comes earlier, where there was
 * something to click.
 */
const interval = 100;
/** How far a finger may slip in a tap, in CSS px. */
const tapRadius = 10;

/**
 * Carries over to the app what somebody does before it has come: a text that is typed, the focus, a press that
 * is held meanwhile, and a tap on the place of something that is still to come, also with a later part of the
 * app. What links and the search do is left to the browser. A tap is answered once, and only until the next
 * tap, key or scrolling.
 */
export function carryOver(): void {
  let focused: HTMLElement | null = null;
  let field: HTMLInputElement | null = null;
  let pressed: Element | null = null;
  let pressedAt = { x: 0, y: 0 };
  let timer: ReturnType<typeof setInterval> | undefined;

  const forget = () => clearInterval(timer);

  // In one task with what has been drawn, or the keyboard of a phone would close.
  const observer = new MutationObserver(() => {
    const twin = field?.isConnected === false && findReplacement(field);
    if (field && twin) {
      twin.value = field.value || twin.value;
      twin.setSelectionRange(field.selectionStart, field.selectionEnd);
      field = twin;
    }
    if (focused?.isConnected === false)
      (findReplacement(focused) ?? document.querySelector('main'))?.focus({ preventScroll: true });
    // The app is there: what is typed into it, as a password, must not go on in a field of another page.
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
  // Ahead of listeners that keep an event for themselves, or take its target out of the document.
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
    // A press that is dragged elsewhere is no tap on what stands there.
    if (Math.hypot(event.clientX - pressedAt.x, event.clientY - pressedAt.y) > tapRadius) return;
    // What is still there is the browser's; what has no name would be taken for any other without one.
    if (!on || nameOf(on) === null || (on.isConnected && on.matches(controls))) return;
    const wasEmpty = !on.querySelector(controls);
    let tries = 600;
    timer = setInterval(() => {
      if (--tries < 0) forget();
      // A place that has its controls already gets none for this tap, unless the app takes its place.
      if (on.isConnected && !wasEmpty) return;
      const control = closest(document.elementFromPoint(event.clientX, event.clientY), controls);
      // Another offer may stand there now.
      if (!control || nameOf(control.closest(on.matches(place) ? place : controls) ?? control) !== nameOf(on))
        return;
      forget();
      // With the keys that were held, which open a link in a new tab.
      control.dispatchEvent(new MouseEvent('click', event));
    }, interval);
  });
}
