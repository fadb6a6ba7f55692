/** Normalises a path as the router does: case, encoding and a trailing slash make no difference. */
export function pathKey(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // A path with a broken percent escape matches no page.
  }
  return path.toLowerCase().replace(/(?<=.)\/+$/, '');
}
