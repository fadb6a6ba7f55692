const controls = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/** Moves focus to the shown control before one that is about to unmount. */
export function focusBefore(control: HTMLElement): void {
  const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(
    (each) => !each.closest('[hidden]'),
  );
  all[all.indexOf(control) - 1]?.focus({ preventScroll: true });
}
