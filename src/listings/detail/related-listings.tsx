import { t } from '@/language/translate';
import { sellerPath } from '@/config/link-builders';
import type { Path } from '@/config/paths';
import type { Listing } from '@/listings/catalogue/listing';
import { TileSection } from '@/listings/results/tile-section';
import type { RelatedListingsResult } from './use-related-listings';

interface RelatedListingsProps {
  listing: Listing;
  /** With its English label. */
  category: { label: string; path: Path } | null;
  related: RelatedListingsResult;
  /** Milliseconds. */
  now: number;
}

export function RelatedListings({ listing, category, related, now }: RelatedListingsProps) {
  return (
    <>
      {related.company.length > 0 && (
        <TileSection
          title={t('More from {company}', { company: listing.company })}
          seeAll={sellerPath(listing.company)}
          listings={related.company}
          now={now}
        />
      )}
      {related.category.length > 0 && (
        <TileSection
          title={category ? t('More in {category}', { category: t(category.label) }) : t('More like this')}
          {...(category && { seeAll: category.path })}
          listings={related.category}
          now={now}
        />
      )}
    </>
  );
}
