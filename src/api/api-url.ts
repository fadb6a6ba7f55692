import { env } from '@/platform/env';

/** The origin that answers `/api` and `/media`. */
const serverOrigin = env.apiBaseUrl || window.location.origin;

/** The absolute address of an API path such as `/api/products/`. */
export const apiUrl = (path: `/api/${string}`): string => serverOrigin + path;

/** Whether an absolute address is of this page's origin. */
export const isOwnOrigin = (address: string): boolean => address.startsWith(`${window.location.origin}/`);

/** From the root of the server, and not `//another.host`. */
const fromRoot = /^\/(?![/\\])/;
/** Without a user name before the host, which no picture's address has and which may feign another host. */
const absoluteHttpUrl = /^https?:\/\/[^/?#\\@]+(?:[/?#]|$)/i;

/** How a server behind a proxy names our own hosts, from which an https page may load nothing so. */
const plainOwnOrigins = [serverOrigin, window.location.origin]
  .filter((origin) => origin.startsWith('https:'))
  .map((origin) => `${origin.replace('https:', 'http:')}/`);

const securely = (address: string): string =>
  plainOwnOrigins.some((origin) => address.toLowerCase().startsWith(origin))
    ? address.replace(/^http:/i, 'https:')
    : address;

/**
 * The absolute address of a picture or video as the API names it, or null when it is none a page may load. Long
 * lists hold tens of thousands, so that the two common forms are told apart without parsing each one.
 */
export function mediaUrl(address: unknown): string | null {
  const text = typeof address === 'string' ? address.trim() : '';
  if (fromRoot.test(text)) return serverOrigin + text;
  if (absoluteHttpUrl.test(text)) return plainOwnOrigins.length > 0 ? securely(text) : text;
  // Any other scheme is refused, and what begins with two slashes and so names another host.
  return text === '' || /^[a-z][a-z\d+.-]*:|^[/\\]/i.test(text) ? null : `${serverOrigin}/${text}`;
}
