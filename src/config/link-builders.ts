import { paths, type Path } from './paths';

/** The address of the search results for a text. */
export const searchPath = (query: string) => `${paths.search}?query=${encodeURIComponent(query)}` as const;

/** The address of one listing; it opens cold, without navigation state. */
export const detailPath = (id: string) => `${paths.detail}?id=${encodeURIComponent(id)}` as const;

/** The login page, and the way back from there to the page that shows now; the provider's steps keep this parameter. */
export function loginPath(): Path {
  const { pathname, search } = window.location;
  return `${paths.login}?redirect_url=${encodeURIComponent(pathname + search)}`;
}

/** Every offer that the signed-in visitor saved. */
export const savedPath = `${paths.search}?saved=only` as const;
