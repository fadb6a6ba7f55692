import { type Path, paths } from './paths';

/** The requests, with one of them first. */
export const requestPath = (id: string): Path => `${paths.notifications}?request=${encodeURIComponent(id)}`;

export const commentsPath = (productId: string, imageId: string): Path =>
  `${paths.comments}?product=${encodeURIComponent(productId)}&image=${encodeURIComponent(imageId)}`;

/** All verified listings of a company. */
export const sellerPath = (company: string): Path =>
  `${paths.seller}?${new URLSearchParams({ company }).toString()}`;

/** The offers of a company on a sheet for the door of its shop. */
export const doorPath = (company: string): Path =>
  `${paths.door}?${new URLSearchParams({ company }).toString()}`;

/** The posting form with a draft of this browser. */
export const formPath = (postId: string): Path => `${paths.form}?draft=${encodeURIComponent(postId)}`;

/** The page that makes a file of a choice of offers: `saved`, `near`, or the first path of a list. */
export const giveOffersPath = (offers: 'saved' | 'near' | Path): Path =>
  `${paths.toAFriend}?${new URLSearchParams({ offers }).toString()}`;

/** What the opened file of a friend says of an offer. */
export const friendOfferPath = (id: string): Path => `${paths.fromAFriend}?offer=${encodeURIComponent(id)}`;
