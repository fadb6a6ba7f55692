import type { Listing } from '@/listings/listing';
import { ListingVideo } from './listing-video';
import { SafetyTips } from './safety-tips';

/** What follows once a listing has been read: its video, and how to deal safely with its seller. */
export const BelowListing = ({ listing }: { listing: Listing }) => (
  <>
    {listing.video && <ListingVideo url={listing.video} name={listing.name} />}
    <SafetyTips listing={listing} />
  </>
);
