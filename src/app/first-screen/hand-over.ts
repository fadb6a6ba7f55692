/** Matches elements that a tap activates. */
const controls = 'a, button, input';
/** Matches the reserved space of controls that load later, on the first screen and in the app. */
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

/** Shows the app instead of the first screen. Typed text and focus move to the same elements of the app. */
export function replaceFirstScreen(root: HTMLElement, app: HTMLElement): void {
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement && root.contains(activeElement) ? activeElement : null;
  const fields = [...root.querySelectorAll('input')].filter(({ value }) => value !== '');
  root.replaceChildren(app);
  for (const field of fields) {
    const replacement = findReplacement(field);
    if (!replacement) continue;
    replacement.value = field.value;
    replacement.setSelectionRange(field.selectionStart, field.selectionEnd);
  }
  // Moves the focus at once, because a later change of focus would close a phone's keyboard.
  if (focused) (findReplacement(focused) ?? document.querySelector('main'))?.focus({ preventScroll: true });
}

/** Returns the control at a point if it replaces the pressed element, or is in the slot that replaces the element. */
function findCounterpart(pressed: Element, { clientX, clientY }: MouseEvent): Element | null {
  const control = closestOf(document.elementFromPoint(clientX, clientY), controls);
  const counterpart = control?.closest(pressed.matches(reservedSlot) ? reservedSlot : controls) ?? control;
  // Another offer may be at this position now.
  return counterpart && identityOf(counterpart) === identityOf(pressed) ? control : null;
}

/** Repeats a click as soon as the app has rendered what was pressed. `signal` cancels it. */
function repeatClick(click: MouseEvent, pressed: Element, signal: AbortSignal): void {
  // The browser handles a control that still exists.
  if (closestOf(click.target, controls) || (pressed.isConnected && pressed.matches(controls))) return;
  const wasEmpty = !pressed.querySelector(controls);
  const repeat = () => {
    // The tap was between the controls of a slot that was filled already.
    if (pressed.isConnected && !wasEmpty) return;
    const control = findCounterpart(pressed, click);
    if (!control) return;
    observer.disconnect();
    // Keeps the modifier keys, which may open a link in a new tab.
    control.dispatchEvent(new MouseEvent('click', click));
  };
  const observer = new MutationObserver(repeat);
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  repeat();
}

/**
 * Repeats the last tap once the app has rendered the same control, or the control in the pressed slot, even if that
 * loads late. Another tap, a key or scrolling cancels the repeat.
 */
export function repeatLastTap(): void {
  let lastTap = new AbortController();
  const recordPress = ({ target, button }: PointerEvent) => {
    lastTap.abort();
    const pressed = button ? null : closestOf(target, `${controls}, ${reservedSlot}`);
    // Elements without an identity cannot be told apart.
    if (!pressed || identityOf(pressed) === null) return;
    const tap = new AbortController();
    lastTap = tap;
    const { signal } = tap;
    for (const event of ['scroll', 'keydown']) addEventListener(event, () => tap.abort(), { signal });
    const onClick = (click: MouseEvent) => repeatClick(click, pressed, signal);
    addEventListener('click', onClick, { signal, capture: true, once: true });
  };
  // In the capture phase: other listeners may stop the event or remove its target.
  addEventListener('pointerdown', recordPress, true);
}
