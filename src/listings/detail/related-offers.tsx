import type { Path } from '@/config/paths';
import type { Listing } from '@/listings/catalogue/listing';
import { CardSection } from '@/listings/results/card-section';
import type { RelatedOffersResult } from './use-related-offers';

interface RelatedOffersProps {
  listing: Listing;
  category: { label: string; path: Path } | null;
  related: RelatedOffersResult;
  /** Milliseconds. */
  now: number;
}

/** What else there is of the same company and category; nothing where there is nothing. */
export function RelatedOffers({ listing, category, related, now }: RelatedOffersProps) {
  return (
    <>
      {related.company.length > 0 && (
        <CardSection title={`More from ${listing.company}`} listings={related.company} now={now} />
      )}
      {related.category.length > 0 && (
        <CardSection
          title={category ? `More in ${category.label}` : 'More like this'}
          {...(category && { seeAll: category.path })}
          listings={related.category}
          now={now}
        />
      )}
    </>
  );
}
