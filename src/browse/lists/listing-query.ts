import type { ReactNode } from 'react';
import type { Listing } from '@/listings/listing';
import type { SortOrder } from '@/listings/listing-filters';
import type { CatalogueSelection } from '@/listings/use-catalogue';

export type ListingQuery = CatalogueSelection<readonly Listing[]>;

/** The props of every list. */
export interface ListProps {
  query: ListingQuery;
  /** In the visitor's language. */
  loadErrorMessage: string;
  emptyMessage: string;
  /** The sort order until the visitor chooses another; newest first by default. */
  defaultSort?: SortOrder | undefined;
  /** Advice for an empty list. */
  emptyAdvice: ReactNode;
  now: number;
}
