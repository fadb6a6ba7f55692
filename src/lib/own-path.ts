/**
 * The path, query and hash of an address on this origin, given from the root or absolute; else null. An address may name
 * another host in many ways (`//host`, `/\host`, `https:host`): only what resolves to our origin passes.
 */
export function ownPath(address: string | null): `/${string}` | null {
  const { origin } = window.location;
  if (!address?.startsWith('/') && !address?.startsWith(`${origin}/`)) return null;
  try {
    const url = new URL(address, origin);
    const path = url.href.slice(origin.length + 1);
    // A path that starts with two slashes would be read as a host.
    return url.origin === origin && !path.startsWith('/') ? `/${path}` : null;
  } catch {
    return null;
  }
}
