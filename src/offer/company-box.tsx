import { plural, t } from '@/language/translate';
import { Link } from 'react-router-dom';
import { sellerPath } from '@/platform/paths';
import type { Listing } from '@/listings/listing';
import { ListingPhoto } from '@/browse/listing-photo';

interface CompanyBoxProps {
  listing: Listing;
  /** How many other verified listings the company has. */
  otherListingCount: number;
}

export function CompanyBox({ listing, otherListingCount }: CompanyBoxProps) {
  const { company } = listing;
  if (!company) return null;
  const hasOthers = otherListingCount > 0;
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <div className="flex items-center gap-3">
        <ListingPhoto
          url={listing.profilePhoto}
          seed={company}
          sizes="3rem"
          className="size-12 shrink-0 rounded-full"
        />
        <p className="min-w-0 flex-1">
          <span dir="auto" className="line-clamp-2 text-left font-semibold">
            {company}
          </span>
          {hasOthers && (
            <span className="block text-sm text-muted">
              {plural(otherListingCount, { one: '{count} other offer', other: '{count} other offers' })}
            </span>
          )}
        </p>
        <Link
          to={sellerPath(company)}
          aria-label={
            hasOthers ? t('See all offers from {company}', { company }) : t('See shop {company}', { company })
          }
          className="tap inline-flex shrink-0 items-center justify-end font-semibold text-brand"
        >
          {hasOthers ? t('See all') : t('See shop')}
        </Link>
      </div>
    </div>
  );
}
