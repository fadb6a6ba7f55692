/**
 * How the path of an address is compared with those of pages: as the router does, whatever its case, its
 * encoding and a slash at its end.
 */
export function pathKey(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // A path with a broken percent escape belongs to no page.
  }
  return path.toLowerCase().replace(/(?<=.)\/+$/, '');
}
