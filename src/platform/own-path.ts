import { parseUrl } from '@/platform/text/links';
import type { Path } from './paths';

/**
 * Returns path, query and hash of an address of our origin, otherwise null. Checks the resolved origin, because an
 * address can name another host in many ways: `//host`, `/\host`, `https:host`.
 */
export function ownPath(address: string | null): Path | null {
  const { origin } = window.location;
  if (!address?.startsWith('/') && !address?.startsWith(`${origin}/`)) return null;
  const url = parseUrl(address, origin);
  if (url?.origin !== origin) return null;
  const path = url.href.slice(origin.length + 1);
  // Two leading slashes would name a host again.
  return path.startsWith('/') ? null : `/${path}`;
}

/** The absolute address of one of our paths, for use outside the app. */
export const absoluteAddress = (path: string): string => new URL(path, window.location.origin).href;
