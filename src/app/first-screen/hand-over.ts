/** The targets of a tap. */
const controls = 'a, button, input';
/** Matches a reserved slot of controls that have not loaded. The first screen and the app use the same names. */
const reservedSlot = '[data-place]';

/** Identifies an element on the first screen and its counterpart in the app. */
const nameOf = (element: Element): string | null =>
  element.getAttribute('data-place') ?? element.getAttribute('href') ?? element.getAttribute('aria-label');

const closestOf = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

/** Finds the app's counterpart of a control that was removed. */
const findReplacement = <Kind extends HTMLElement>(gone: Kind): Kind | undefined =>
  [...document.querySelectorAll<Kind>(gone.localName)].find(
    // A hidden element has no offset parent.
    (each) => each.offsetParent && nameOf(each) === nameOf(gone),
  );

/** Keeps the typed text and the focus when the app replaces the first screen. */
export function keepTypedText(): void {
  let focused: HTMLElement | null = null;
  let field: HTMLInputElement | null = null;
  // In the same task as the rendering; otherwise a phone's keyboard would close.
  const observer = new MutationObserver(() => {
    const replacement = field?.isConnected === false && findReplacement(field);
    if (field && replacement) {
      replacement.value = field.value || replacement.value;
      replacement.setSelectionRange(field.selectionStart, field.selectionEnd);
      field = replacement;
    }
    if (focused?.isConnected === false)
      (findReplacement(focused) ?? document.querySelector('main'))?.focus({ preventScroll: true });
    // The app is running: text typed into it, such as a password, must not continue in a field of another page.
    if (!document.getElementById('first-screen')) observer.disconnect();
  });
  document
    .querySelectorAll('#root, #first-screen')
    .forEach((drawn) => observer.observe(drawn, { childList: true }));
  const recordFocus = () => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement) focused = activeElement;
    if (activeElement instanceof HTMLInputElement) field = activeElement;
  };
  recordFocus();
  addEventListener('focusin', recordFocus);
  addEventListener('pointerdown', () => (focused = null), true);
}

/** How far a finger may slip during a tap, in CSS px. */
const tapRadius = 10;
/** How long the browser's own click may take after a tap, in ms. */
const clickDelay = 100;

/**
 * Repeats the last tap once the app has rendered its target: a control in a reserved slot, even one that loads
 * late, or the counterpart of the pressed control. Another tap, a key or scrolling cancels it.
 */
export function repeatLastTap(): void {
  let down: PointerEvent | null = null;
  let pressed: Element | null = null;
  let repeat = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new MutationObserver(() => repeat());
  const drop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  const recordPress = (event: PointerEvent) => {
    drop();
    down = event;
    pressed = event.button ? null : closestOf(event.target, `${controls}, ${reservedSlot}`);
  };
  const handleRelease = (event: PointerEvent) => {
    const on = pressed;
    // Unnamed elements cannot be told apart.
    if (!on || !down || nameOf(on) === null) return;
    const isDragged = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > tapRadius;
    // The browser handles a control that still exists.
    if (isDragged || (on.isConnected && on.matches(controls))) return;
    const wasEmpty = !on.querySelector(controls);
    repeat = () => {
      // A slot that already had its controls gets no repeated tap, unless the app has replaced it.
      if (on.isConnected && !wasEmpty) return;
      const control = closestOf(document.elementFromPoint(event.clientX, event.clientY), controls);
      const target = control?.closest(on.matches(reservedSlot) ? reservedSlot : controls) ?? control;
      // Another offer may be at this position now.
      if (!control || !target || nameOf(target) !== nameOf(on)) return;
      drop();
      // Keeps the modifier keys, which may open a link in a new tab.
      control.dispatchEvent(new MouseEvent('click', event));
    };
    timer = setTimeout(() => {
      observer.observe(document.body, { childList: true, subtree: true });
      repeat();
    }, clickDelay);
  };
  addEventListener('scroll', drop);
  addEventListener('keydown', drop);
  // In the capture phase, before listeners that stop the event or remove its target.
  addEventListener('click', ({ target }) => closestOf(target, controls) && drop(), true);
  addEventListener('pointerdown', recordPress, true);
  addEventListener('pointerup', handleRelease);
}
