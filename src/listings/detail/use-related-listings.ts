import { useMemo } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { useProducts } from '@/listings/catalogue/products-query';
import { fromCompany, inCategory, isVerified, selectWhere } from '@/listings/catalogue/selectors';

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
