import { sellerPath } from '@/config/link-builders';
import type { Path } from '@/config/paths';
import type { Listing } from '@/listings/catalogue/listing';
import { CardGrid } from '@/listings/results/card-grid';
import { SectionFrame } from '@/listings/results/section-frame';
import { useMemo } from 'react';
import { fromCompany, inCategory, isVerified, selectWhere } from '@/listings/catalogue/selectors';
import { useProducts } from '@/listings/catalogue/products-query';

interface CardSectionProps {
  title: string;
  seeAll?: Path;
  listings: readonly Listing[];
  /** Milliseconds. */
  now: number;
}

function CardSection({ listings, now, ...frame }: CardSectionProps) {
  return (
    <SectionFrame {...frame}>
      <CardGrid listings={listings} now={now} />
    </SectionFrame>
  );
}

const shown = 4;

/** Other verified listings of the same company, and of the same category from other companies. */
export interface RelatedListingsResult {
  /** All of the company's, also those that are not shown. */
  companyCount: number;
  company: readonly Listing[];
  category: readonly Listing[];
}

const none: RelatedListingsResult = { companyCount: 0, company: [], category: [] };

export function useRelatedListings(listing: Listing): RelatedListingsResult {
  const select = useMemo(() => {
    const isOther = ({ id }: Listing) => id !== listing.id;
    const ofCompany = fromCompany(listing.company);
    return (listings: readonly Listing[]): RelatedListingsResult => {
      const company = selectWhere(isVerified, isOther, ofCompany)(listings);
      const category = selectWhere(isVerified, isOther, inCategory(listing.category))(listings);
      return {
        companyCount: company.length,
        company: company.slice(0, shown),
        category: category.filter((other) => !ofCompany(other)).slice(0, shown),
      };
    };
  }, [listing]);
  return useProducts(select).data ?? none;
}

interface RelatedListingsProps {
  listing: Listing;
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
          title={`More from ${listing.company}`}
          seeAll={sellerPath(listing.company)}
          listings={related.company}
          now={now}
        />
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
