import { parseUrl } from '@/platform/text/links';

/**
 * The path, query and hash of an address, from the root or absolute, if it is one of our own, else null. What
 * an address bar brings may name another host in many ways (`//host`, `/\host`, `https:host`): only what
 * resolves to our origin passes.
 */
export function ownPath(address: string | null): `/${string}` | null {
  const { origin } = window.location;
  if (!address?.startsWith('/') && !address?.startsWith(`${origin}/`)) return null;
  const url = parseUrl(address, origin);
  if (url?.origin !== origin) return null;
  const path = url.href.slice(origin.length + 1);
  // Two slashes at the start would name a host again.
  return path.startsWith('/') ? null : `/${path}`;
}

/** The whole address of a path of ours, to leave the app with. */
export const addressOf = (path: string): string => new URL(path, window.location.origin).href;
