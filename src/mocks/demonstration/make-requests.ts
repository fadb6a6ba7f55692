import { minute } from '@/platform/time';
import type { CatEntry, CommentEntry } from '@/mocks/database/cat-entry';
import type { MockProduct } from '@/mocks/mock-product';
import { serverDate } from '@/mocks/server-date';
import { commentTexts, requestTexts } from './entry-texts';
import { cycle } from './random';

const commentedProducts = 5;

/** In ms: from 9 minutes on, each request is 1.38 times as old as the one after it. */
const requestAge = (index: number) => Math.round(9 * minute * 1.38 ** index);

/** Comments are dated between their post and now. */
function makeComments(now: number, listings: readonly MockProduct[], firstId: number): CommentEntry[] {
  const products = listings.filter(({ verified }) => verified).slice(-commentedProducts * 9);
  return commentTexts.map((text, index) => {
    const product = cycle(products, (index % commentedProducts) * 9);
    const posted = Date.parse(product.date_posted);
    return {
      id: firstId + index,
      product_id: product.id,
      image_id: cycle(product.images, index % 2).id,
      ...text,
      date_posted: serverDate(
        Math.round(posted + ((now - posted) * (index + 1)) / (commentTexts.length + 1)),
      ),
    };
  });
}

/** The demonstration's requests, oldest first as a server stores them, then its comments. */
export function makeRequests(now: number, listings: readonly MockProduct[]): CatEntry[] {
  const requests = requestTexts
    .map((text, index) => ({
      id: requestTexts.length - index,
      ...text,
      created_at: serverDate(now - requestAge(index)),
    }))
    .toReversed();
  return [...requests, ...makeComments(now, listings, requests.length + 1)];
}
