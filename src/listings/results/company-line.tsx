import type { Listing } from '@/listings/catalogue/listing';
import { ListingPhoto } from './listing-photo';

/** Who offers it: profile photo and company. */
export function CompanyLine({ listing }: { listing: Listing }) {
  if (!listing.company && !listing.profilePhoto) return null;
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-sm">
      <ListingPhoto
        url={listing.profilePhoto}
        alt=""
        seed={listing.company}
        className="size-5 shrink-0 rounded-full"
      />
      <bdi className="truncate">{listing.company}</bdi>
    </span>
  );
}
