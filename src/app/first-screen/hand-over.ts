/** Matches elements that a tap activates. */
const controls = 'a, button, input';
/** Matches a space that is reserved for controls whose code loads later, on the first screen and in the app. */
const reservedSlot = '[data-place]';

/** Identifies an element on the first screen and the same element in the app. */
const identityOf = (element: Element): string | null =>
  element.getAttribute('data-place') ?? element.getAttribute('href') ?? element.getAttribute('aria-label');

const closestOf = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest(selector) : null;

/** Finds the element in the app that replaces a removed one. */
const findReplacement = <Kind extends HTMLElement>(gone: Kind): Kind | undefined =>
  [...document.querySelectorAll<Kind>(gone.localName)].find(
    // A hidden element has no offset parent.
    (each) => each.offsetParent && identityOf(each) === identityOf(gone),
  );

/** Keeps typed text and focus when the app replaces the first screen. */
export function keepTypedText(): void {
  let focused: HTMLElement | null = null;
  let field: HTMLInputElement | null = null;
  // An observer runs in the same task as the rendering. A later change of focus would close a phone's keyboard.
  const observer = new MutationObserver(() => {
    const replacement = field?.isConnected === false && findReplacement(field);
    if (field && replacement) {
      replacement.value = field.value || replacement.value;
      replacement.setSelectionRange(field.selectionStart, field.selectionEnd);
      field = replacement;
    }
    if (focused?.isConnected === false)
      (findReplacement(focused) ?? document.querySelector('main'))?.focus({ preventScroll: true });
    // After the hand-over, typed text such as a password must not be copied to another page's field.
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

/**
 * Repeats the last tap once the app has rendered what was tapped: the counterpart of the pressed control, or the
 * control in the pressed slot, even if it loads late. Another tap, a key or scrolling cancels the repeat.
 */
export function repeatLastTap(): void {
  let pressed: Element | null = null;
  let repeat = () => {};
  const observer = new MutationObserver(() => repeat());
  const cancelRepeat = () => observer.disconnect();
  const handleClick = (event: MouseEvent) => {
    cancelRepeat();
    const pressedElement = pressed;
    // Unnamed elements cannot be told apart.
    if (!pressedElement || identityOf(pressedElement) === null) return;
    // The browser handles a control that still exists.
    if (closestOf(event.target, controls) || (pressedElement.isConnected && pressedElement.matches(controls)))
      return;
    const wasEmpty = !pressedElement.querySelector(controls);
    repeat = () => {
      // The tap missed the controls of a filled slot, which the app has not replaced.
      if (pressedElement.isConnected && !wasEmpty) return;
      const control = closestOf(document.elementFromPoint(event.clientX, event.clientY), controls);
      const counterpart =
        control?.closest(pressedElement.matches(reservedSlot) ? reservedSlot : controls) ?? control;
      // Another offer may be at this position now.
      if (!control || !counterpart || identityOf(counterpart) !== identityOf(pressedElement)) return;
      cancelRepeat();
      // Keeps the modifier keys, which may open a link in a new tab.
      control.dispatchEvent(new MouseEvent('click', event));
    };
    observer.observe(document.body, { childList: true, subtree: true });
    repeat();
  };
  const recordPress = ({ target, button }: PointerEvent) => {
    cancelRepeat();
    pressed = button ? null : closestOf(target, `${controls}, ${reservedSlot}`);
  };
  addEventListener('scroll', cancelRepeat);
  addEventListener('keydown', cancelRepeat);
  // In the capture phase, before listeners that stop the event or remove its target.
  addEventListener('pointerdown', recordPress, true);
  addEventListener('click', handleClick, true);
}
