/** Moves the focus to the page before a control unmounts. Otherwise the next Tab would start at the top. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}

const controls = ':is(a[href], button:enabled, input:enabled, select:enabled, textarea:enabled)';

/** Moves the focus from a control that is about to unmount to the visible control before it in the same section. */
export function focusBefore(control: HTMLElement): void {
  const section = control.closest('section, dialog, form');
  const all = [...(section?.querySelectorAll<HTMLElement>(`${controls}:not([hidden] *)`) ?? [])];
  all[all.indexOf(control) - 1]?.focus({ preventScroll: true });
}
