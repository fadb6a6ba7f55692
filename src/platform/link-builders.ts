import { type Path, paths } from './paths';

/** The requests, with one of them first. */
export const requestPath = (id: string): Path => `${paths.notifications}?request=${encodeURIComponent(id)}`;

export const commentsPath = (productId: string, imageId: string): Path =>
  `${paths.comments}?product=${encodeURIComponent(productId)}&image=${encodeURIComponent(imageId)}`;

/** All verified listings of a company. */
export const sellerPath = (company: string): Path =>
  `${paths.seller}?${new URLSearchParams({ company }).toString()}`;

/** The posting form with a draft of this browser. */
export const formPath = (postId: string): Path => `${paths.form}?draft=${encodeURIComponent(postId)}`;
