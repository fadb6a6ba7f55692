interface Point {
  x: number;
  y: number;
}

let lastTap: Point | null = null;

/**
 * Records the position of the last pointer click; keyboard clicks have none. It starts after the listings load.
 * Returns a function that stops it.
 */
export function watchTaps(): () => void {
  const onClick = ({ detail, clientX, clientY }: MouseEvent) => {
    lastTap = detail > 0 ? { x: clientX, y: clientY } : null;
  };
  // Capture phase, so that it runs before handlers that open something.
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}

/** The centre of the focused element, such as a button pressed by keyboard. */
function middleOfFocus(): Point | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The point from which something opens. Read it before focus moves. */
export const tapPosition = (): Point | null => lastTap ?? middleOfFocus();

/**
 * Animates a new element so that it grows from a point on the screen. A CSS variable on the root would restyle
 * every element at every tap.
 */
export function growFrom(point: Point | null, opened: HTMLElement): void {
  if (!point) return;
  // Measure without the running animation.
  opened.style.animation = 'none';
  const { left, top } = opened.getBoundingClientRect();
  opened.style.animation = '';
  opened.style.transformOrigin = `${point.x - left}px ${point.y - top}px`;
}
