import { env } from '@/platform/env';

/** The origin that answers `/api` and `/media`. */
const serverOrigin = env.apiBaseUrl || window.location.origin;

export type ApiPath = `/api/${string}`;

export const apiUrl = (path: ApiPath): string => serverOrigin + path;

export const isOwnOrigin = (address: string): boolean => address.startsWith(`${window.location.origin}/`);

/** Matches a path from the root, but not `//another.host`. */
const fromRoot = /^\/(?![/\\])/;
/** Rejects a user name, which disguises the host: `https://gulit.com@other.host/`. */
const absoluteHttpUrl = /^https?:\/\/[^/?#\\@]+(?:[/?#]|$)/i;

/** Our https origins with `http:`, which servers behind a proxy may write. An https page cannot load them. */
const plainOwnOrigins = [serverOrigin, window.location.origin]
  .filter((origin) => origin.startsWith('https:'))
  .map((origin) => `${origin.replace('https:', 'http:')}/`);

const withHttpsOnOwnOrigin = (address: string): string =>
  plainOwnOrigins.some((origin) => address.toLowerCase().startsWith(origin))
    ? address.replace(/^http:/i, 'https:')
    : address;

/**
 * Returns the absolute address of a picture or video from the API; null if a page may not load it. `URL` would be slow
 * for tens of thousands of addresses.
 */
export function mediaUrl(address: unknown): string | null {
  const text = typeof address === 'string' ? address.trim() : '';
  if (fromRoot.test(text)) return serverOrigin + text;
  if (absoluteHttpUrl.test(text)) return plainOwnOrigins.length > 0 ? withHttpsOnOwnOrigin(text) : text;
  // Two leading slashes name another host.
  return text === '' || /^[a-z][a-z\d+.-]*:|^[/\\]/i.test(text) ? null : `${serverOrigin}/${text}`;
}
