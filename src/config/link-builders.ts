import { paths } from './paths';

/** The address of the search results for a text. */
export const searchPath = (query: string) => `${paths.search}?query=${encodeURIComponent(query)}` as const;

/** The address of one listing; it opens cold, without navigation state. */
export const detailPath = (id: string) => `${paths.detail}?id=${encodeURIComponent(id)}` as const;
