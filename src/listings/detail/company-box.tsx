import { plural, t } from '@/language/translate';
import { Link } from 'react-router-dom';
import { sellerPath } from '@/config/link-builders';
import type { Listing } from '@/listings/catalogue/listing';
import { ListingPhoto } from '@/listings/results/listing-photo';

interface CompanyBoxProps {
  listing: Listing;
  /** How many other verified listings the company has. */
  otherListings: number;
}

export function CompanyBox({ listing, otherListings }: CompanyBoxProps) {
  if (!listing.company) return null;
  return (
    <div className="flex items-center gap-3 rounded-card border border-line bg-surface p-4">
      <ListingPhoto
        url={listing.profilePhoto}
        seed={listing.company}
        sizes="3rem"
        className="size-12 shrink-0 rounded-full"
      />
      <p className="min-w-0 flex-1">
        <span dir="auto" className="line-clamp-2 text-left font-semibold">
          {listing.company}
        </span>
        {otherListings > 0 && (
          <span className="block text-sm text-muted">
            {plural(otherListings, { one: '{count} other offer', other: '{count} other offers' })}
          </span>
        )}
      </p>
      {otherListings > 0 && (
        <Link
          to={sellerPath(listing.company)}
          aria-label={t('See all offers of {company}', { company: listing.company })}
          className="tap inline-flex shrink-0 items-center justify-end font-semibold text-brand"
        >
          {t('See all')}
        </Link>
      )}
    </div>
  );
}
