import { type Path, paths } from './paths';

/** The list of requests with this one first. */
export const requestPath = (id: string): Path => `${paths.notifications}?request=${encodeURIComponent(id)}`;

export const commentsPath = (productId: string, imageId: string): Path =>
  `${paths.comments}?product=${encodeURIComponent(productId)}&image=${encodeURIComponent(imageId)}`;

/** The page of a shop. */
export const sellerPath = (company: string): Path =>
  `${paths.seller}?${new URLSearchParams({ company }).toString()}`;

/** The posting form with a stored draft. */
export const formPath = (postId: string): Path => `${paths.form}?draft=${encodeURIComponent(postId)}`;
