import { useCallback } from 'react';
import { TileSection } from '@/browse/tiles/tile-grid';
import { t } from '@/language/translate';
import { categoryLink } from '@/listings/categories/find-list';
import type { Listing } from '@/listings/listing';
import { inCategory, isVerified } from '@/listings/selectors';
import { shopListings } from '@/listings/shops';
import { useCompleteCatalogue } from '@/listings/use-catalogue';
import { sellerPath } from '@/platform/paths';

const shown = 4;

/** Other verified listings of the same shop, and listings of the same category from other shops. */
export interface RelatedListingsResult {
  /** The number of the shop's other listings, including those that are not shown. */
  companyListingCount: number;
  company: readonly Listing[];
  category: readonly Listing[];
}

const none: RelatedListingsResult = { companyListingCount: 0, company: [], category: [] };

export function useRelatedListings(listing: Listing): RelatedListingsResult {
  const select = useCallback(
    (listings: readonly Listing[]): RelatedListingsResult => {
      const isOther = ({ id }: Listing) => id !== listing.id;
      const company = shopListings(listings, listing.company).filter(isOther);
      const ofShop = new Set(company);
      const ofCategory = inCategory(listing.category);
      const category = listings.filter(
        (other) => ofCategory(other) && isVerified(other) && isOther(other) && !ofShop.has(other),
      );
      return {
        companyListingCount: company.length,
        company: company.slice(0, shown),
        category: category.slice(0, shown),
      };
    },
    [listing],
  );
  return useCompleteCatalogue(select).data ?? none;
}

interface RelatedListingsProps {
  listing: Listing;
  related: RelatedListingsResult;
  now: number;
}

export function RelatedListings({ listing, related, now }: RelatedListingsProps) {
  const category = categoryLink(listing.category);
  return (
    <>
      <TileSection
        title={t('More from {company}', { company: listing.company })}
        seeAll={sellerPath(listing.company)}
        listings={related.company}
        now={now}
      />
      <TileSection
        title={category ? t('More in {category}', { category: t(category.label) }) : t('More like this')}
        {...(category && { seeAll: category.path })}
        listings={related.category}
        now={now}
      />
    </>
  );
}
