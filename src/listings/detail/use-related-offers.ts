import { useMemo } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { fromCompany, inCategory, isVerified, selectWhere } from '@/listings/catalogue/selectors';
import { useProducts } from '@/listings/catalogue/use-products';

const shown = 4;

/** Verified offers beside a listing: of its company, and of its category from others. */
export interface RelatedOffersResult {
  /** How many other offers the company has in all. */
  companyCount: number;
  company: readonly Listing[];
  category: readonly Listing[];
}

const none: RelatedOffersResult = { companyCount: 0, company: [], category: [] };

export function useRelatedOffers(listing: Listing): RelatedOffersResult {
  const select = useMemo(() => {
    const isOther = ({ id }: Listing) => id !== listing.id;
    const ofCompany = fromCompany(listing.company);
    return (listings: readonly Listing[]): RelatedOffersResult => {
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
