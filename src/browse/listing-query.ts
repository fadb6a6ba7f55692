import type { ReactNode } from 'react';
import type { Catalogue } from '@/listings/catalogue';
import type { Listing } from '@/listings/listing';
import type { SortOrder } from '@/listings/listing-filters';

export interface ListingQuery {
  data: readonly Listing[] | undefined;
  error: Error | null;
  /** Why the last try failed, while a retry runs. */
  failureReason: Error | null;
  refetch: () => unknown;
  /** When `data` was current, in ms by this device's clock. */
  asOf?: number | undefined;
  /** Whether `data` is complete. Only a complete list can be called empty. */
  isWhole: boolean;
  /** The catalogue from which `data` was selected; undefined for other queries. */
  catalogue?: Catalogue | undefined;
}

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
