interface Point {
  x: number;
  y: number;
}

let lastTap: Point | null = null;

/**
 * Remembers where the last click was made by a pointer; one by the keyboard has no place. Started after the
 * listings. Returns how to stop.
 */
export function watchTaps(): () => void {
  const onClick = ({ detail, clientX, clientY }: MouseEvent) => {
    lastTap = detail > 0 ? { x: clientX, y: clientY } : null;
  };
  // Ahead of what opens something within the click.
  window.addEventListener('click', onClick, true);
  return () => window.removeEventListener('click', onClick, true);
}

/** The middle of what has the focus, as the button that the keyboard pressed has. */
function middleOfFocus(): Point | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const { left, top, width, height } = focused.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The point that something opens from: to be asked for before it takes the focus. */
export const openingPoint = (): Point | null => lastTap ?? middleOfFocus();

/**
 * Lets what has just opened grow from a point of the screen. Not by a variable of the page: browsers would style
 * every element anew at every tap.
 */
export function growFrom(point: Point | null, opened: HTMLElement): void {
  if (!point) return;
  // The animation has begun, and would be measured with it.
  opened.style.animation = 'none';
  const { left, top } = opened.getBoundingClientRect();
  opened.style.animation = '';
  opened.style.transformOrigin = `${point.x - left}px ${point.y - top}px`;
}
