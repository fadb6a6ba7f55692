import { paths, type Path } from './paths';

/** The address of the search results for a text. */
export const searchPath = (query: string) => `${paths.search}?query=${encodeURIComponent(query)}` as const;

/** The address of one listing; it opens cold, without navigation state. */
export const detailPath = (id: string) => `${paths.detail}?id=${encodeURIComponent(id)}` as const;

/** The login page, and where it leads to: the page that shows now, unless told otherwise. The provider's steps keep this parameter. */
export function loginPath(next: string = window.location.pathname + window.location.search): Path {
  return `${paths.login}?redirect_url=${encodeURIComponent(next)}`;
}

/** The comments on one picture of a listing; opens cold, without navigation state. */
export const commentsPath = (productId: string, imageId: string): Path =>
  `${paths.comments}?product=${encodeURIComponent(productId)}&image=${encodeURIComponent(imageId)}`;

/** Every offer that the signed-in visitor saved. */
export const savedPath = `${paths.search}?saved=only` as const;

/** The posting form over one post that this browser keeps. */
export const formPath = (postId: string): Path => `${paths.form}?draft=${encodeURIComponent(postId)}`;
