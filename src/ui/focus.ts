/**
 * Moves focus to the page when the focused control unmounts. Otherwise the keyboard starts at the top of the
 * document.
 */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

const controls = ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled)';

/** Moves focus from a control that is about to unmount to the visible one before it in their section. */
export function focusBefore(control: HTMLElement): void {
  const section = control.closest('section, dialog, form');
  const all = [...(section?.querySelectorAll<HTMLElement>(`${controls}:not([hidden] *)`) ?? [])];
  all[all.indexOf(control) - 1]?.focus({ preventScroll: true });
}
