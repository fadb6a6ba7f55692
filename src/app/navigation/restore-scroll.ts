/** How long a page may take to grow back to where it was left, in ms. */
const patience = 5000;
const visitorTakesOver = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` as soon as the page is tall enough, unless the visitor moves first. Returns how to give up, and calls
 * `onSettled` when it is over.
 */
export function restoreScroll(top: number, onSettled: () => void): () => void {
  const end = () => {
    observer.disconnect();
    clearTimeout(timer);
    visitorTakesOver.forEach((name) => window.removeEventListener(name, end));
    onSettled();
  };
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) end();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(end, patience);
  visitorTakesOver.forEach((name) => window.addEventListener(name, end, { passive: true }));
  observer.observe(document.body);
  attempt();
  return end;
}
