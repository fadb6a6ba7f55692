/** The trimmed text of a field; '' where the server sent null, nothing or another type. */
export function parseText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
