import { foldText } from '@/lib/fold-text';
import { minute } from '@/lib/time';
import { limitText } from '@/listings/catalogue/limit-text';
import type { Listing } from '@/listings/catalogue/listing';
import type { PostAttempt } from '@/selling/drafts/kept-post';

/** The largest difference between the server's clock and the device's, in ms. */
const clockDifference = 15 * minute;

/** The listings of a seller under the same name, company and category as a post. */
export const listingsLike = (
  listings: readonly Listing[],
  { fields, email }: Pick<PostAttempt, 'fields' | 'email'>,
): readonly Listing[] =>
  listings.filter(
    (listing) =>
      foldText(listing.ownerEmail) === foldText(email) &&
      foldText(listing.name) === foldText(limitText(fields.productName)) &&
      foldText(listing.company) === foldText(limitText(fields.companyName)) &&
      listing.category === fields.category,
  );

/** Whether an attempt whose end nobody saw has reached the server: a listing like it is there that was not there before. */
export const hasArrived = (listings: readonly Listing[], attempt: PostAttempt): boolean =>
  listingsLike(listings, attempt).some(
    ({ id, postedAt }) =>
      !attempt.knownIds.includes(id) &&
      (postedAt === null || postedAt >= attempt.startedAt - clockDifference),
  );
