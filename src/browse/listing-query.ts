import type { ReactNode } from 'react';
import type { Listing } from '@/listings/listing';
import type { SortOrder } from '@/listings/listing-filters';
import type { ListingsQuery } from '@/listings/use-catalogue';

export type ListingQuery = ListingsQuery<readonly Listing[]>;

/** The props of every list layout. */
export interface ListProps {
  query: ListingQuery;
  /** The page's own error line. */
  loadError: string;
  emptyMessage: string;
  /** The order until the visitor chooses another; newest first by default. */
  usualSort?: SortOrder | undefined;
  /** Advice for an empty list. */
  emptyAdvice: ReactNode;
  /** Milliseconds. */
  now: number;
}
