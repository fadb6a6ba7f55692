/**
 * Focuses the page when the focused control unmounts, or the keyboard would start again at the top of the
 * document.
 */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
