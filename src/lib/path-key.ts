/**
 * How the path of an address is compared with those of pages: as the router does, whatever its case, its
 * encoding and a slash at its end.
 */
export function pathKey(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURI(pathname);
  } catch {
    // Half an escape is no page's path.
  }
  return path.toLowerCase().replace(/(?<=.)\/+$/, '');
}
