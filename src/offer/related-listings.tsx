import { t } from '@/language/translate';
import { sellerPath } from '@/platform/paths';
import type { Listing } from '@/listings/listing';
import { categoryLink } from '@/listings/categories/find-list';
import { TileSection } from '@/browse/tile-grid';
import type { RelatedListingsResult } from './use-related-listings';

interface RelatedListingsProps {
  listing: Listing;
  related: RelatedListingsResult;
  /** Milliseconds. */
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
