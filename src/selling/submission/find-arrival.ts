import { foldText } from '@/lib/fold-text';
import { minute } from '@/lib/time';
import { limitText } from '@/listings/catalogue/limit-text';
import type { Listing } from '@/listings/catalogue/listing';
import type { Attempt } from '@/selling/drafts/kept-post';

/** The largest difference between the server's clock and the device's, in ms. */
const clockDifference = 15 * minute;

/** The listings of a seller under the same name, company and category as a post. */
export const listingsLike = (
  listings: readonly Listing[],
  { fields, email }: Pick<Attempt, 'fields' | 'email'>,
): readonly Listing[] =>
  listings.filter(
    (listing) =>
      foldText(listing.ownerEmail) === foldText(email) &&
      foldText(listing.name) === foldText(limitText(fields.productName)) &&
      foldText(listing.company) === foldText(limitText(fields.companyName)) &&
      listing.category === fields.category,
  );

/** Whether an attempt whose end is not known has reached the server: it lists one like it that it did not list before. */
export const hasArrived = (listings: readonly Listing[], attempt: Attempt): boolean =>
  listingsLike(listings, attempt).some(
    ({ id, postedAt }) =>
      !attempt.knownIds.includes(id) &&
      (postedAt === null || postedAt >= attempt.startedAt - clockDifference),
  );
