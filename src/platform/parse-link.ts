/**
 * The parsed address, absolute unless there is a base; or null. `URL.canParse` is younger than the browsers we
 * serve.
 */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

// A colon before digits is a port, as in example.com:8080.
const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d+([/?#]|$))/i;
const looksLikeHost = /^[\w-]+(\.[\w-]+)+([/?#:].*)?$/;

/**
 * A web address safe to put in `href`, or null; a bare `t.me/name` gets https. Only http and https pass,
 * because sellers type these fields and `javascript:` must never reach a link.
 */
export function parseLink(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  const trimmed = text.trim();
  const address = !hasScheme.test(trimmed) && looksLikeHost.test(trimmed) ? `https://${trimmed}` : trimmed;
  const url = parseUrl(address);
  if (!url) return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // A user name before an @ makes an address look like one of another host.
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

/** The whole address of what a page of this origin names; null for what is no address, as a server may list. */
export const wholeAddress = (address: string, origin: string): string | null =>
  parseUrl(address, origin)?.href ?? null;
