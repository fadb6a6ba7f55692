/**
 * Moves focus to the page when the focused control unmounts. Otherwise the keyboard starts at the top of the
 * document.
 */
export function focusMain(): void {
  document.getElementById('main')?.focus({ preventScroll: true });
}
