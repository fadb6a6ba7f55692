/** The form in which texts are compared: trimmed, in lower case. */
export function foldText(text: string): string {
  return text.trim().toLowerCase();
}
