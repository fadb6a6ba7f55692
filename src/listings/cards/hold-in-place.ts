/** How long heights may still change after a card opened or closed, in ms. */
const settling = 400;
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;
let letGo = () => {};

/**
 * Keeps what was touched under the finger while the lines around it are measured anew, until the visitor does something
 * else. `find` gives its element as it is now.
 */
export function holdInPlace(find: () => Element | null): void {
  const top = find()?.getBoundingClientRect().top;
  if (top === undefined) return;
  // Whatever is touched next has the say.
  letGo();
  const hands = new AbortController();
  const { signal } = hands;
  letGo = () => hands.abort();
  for (const input of inputs) window.addEventListener(input, letGo, { signal, passive: true });
  const end = performance.now() + settling;
  const hold = () => {
    if (signal.aborted) return;
    const now = find()?.getBoundingClientRect().top;
    if (now === undefined || performance.now() > end) return letGo();
    if (Math.abs(now - top) > 1) window.scrollBy(0, now - top);
    requestAnimationFrame(hold);
  };
  requestAnimationFrame(hold);
}
