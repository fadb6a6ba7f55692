/** Returns the page's cookies; '' in a sandboxed frame, where reading them throws a SecurityError. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
