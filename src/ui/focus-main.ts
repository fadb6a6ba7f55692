/** Gives focus to the page where the control that had it goes away; else the keyboard starts again at the very top. */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
