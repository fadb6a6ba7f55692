/** The parsed absolute address, or null. `URL.canParse` is younger than the browsers we serve. */
export function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
