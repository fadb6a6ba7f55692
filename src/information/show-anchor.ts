/** Room for the bar above the page, in px. */
const clearOfBar = 80;

/** Takes the visitor, with the keyboard, to the part of the page under this anchor; a folded answer opens. */
export function showAnchor(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  if (target instanceof HTMLDetailsElement) target.open = true;
  window.scrollTo(0, window.scrollY + target.getBoundingClientRect().top - clearOfBar);
  const stop = target.querySelector('summary') ?? target;
  stop.focus({ preventScroll: true });
}
