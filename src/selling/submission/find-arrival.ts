import { isCopyOfAttempt } from '@/api/send-once';
import { foldEmail, foldText } from '@/platform/text/fold';
import { limitText } from '@/platform/limit-text';
import type { Listing } from '@/listings/listing';
import type { PostAttempt } from '@/selling/drafts/stored-post';

/** A seller's listings with the same name, company and category as a post. */
export const similarListings = (
  listings: readonly Listing[],
  { fields, email }: Pick<PostAttempt, 'fields' | 'email'>,
): readonly Listing[] =>
  listings.filter(
    (listing) =>
      listing.ownerEmail === foldEmail(email) &&
      foldText(listing.name) === foldText(limitText(fields.productName)) &&
      foldText(listing.company) === foldText(limitText(fields.companyName)) &&
      listing.category === fields.category,
  );

/** Whether an attempt with an unknown outcome has arrived: a similar listing exists that was not there before. */
export const hasArrived = (listings: readonly Listing[], attempt: PostAttempt): boolean =>
  similarListings(listings, attempt)
    .map(({ id, postedAt }) => ({ id, date: postedAt }))
    .some(isCopyOfAttempt(attempt));
