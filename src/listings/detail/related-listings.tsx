import { t } from '@/language/translate';
import { sellerPath } from '@/config/link-builders';
import type { Path } from '@/config/paths';
import type { Listing } from '@/listings/catalogue/listing';
import { useWithoutHidden } from '@/listings/hidden/use-without-hidden';
import { CardGrid } from '@/listings/results/card-grid';
import { SectionFrame } from '@/listings/results/section-frame';
import type { RelatedListingsResult } from './use-related-listings';

interface CardSectionProps {
  title: string;
  seeAll?: Path;
  listings: readonly Listing[];
  /** Milliseconds. */
  now: number;
}

/** A section of a few listings as cards, without the hidden ones. */
export function CardSection({ listings, now, ...frame }: CardSectionProps) {
  const shown = useWithoutHidden(listings);
  if (shown.length === 0) return null;
  return (
    <SectionFrame {...frame}>
      <CardGrid listings={shown} now={now} />
    </SectionFrame>
  );
}

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
        <CardSection
          title={t('More from {company}', { company: listing.company })}
          seeAll={sellerPath(listing.company)}
          listings={related.company}
          now={now}
        />
      )}
      {related.category.length > 0 && (
        <CardSection
          title={category ? t('More in {category}', { category: t(category.label) }) : t('More like this')}
          {...(category && { seeAll: category.path })}
          listings={related.category}
          now={now}
        />
      )}
    </>
  );
}
