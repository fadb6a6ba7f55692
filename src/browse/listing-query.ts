import type { ReactNode } from 'react';
import type { Catalogue } from '@/listings/catalogue';
import type { Listing } from '@/listings/listing';
import type { SortOrder } from '@/listings/listing-filters';

export interface ListingQuery {
  data: readonly Listing[] | undefined;
  error: Error | null;
  /** Why the last try failed, while it is tried again. */
  failureReason: Error | null;
  refetch: () => unknown;
  /** Of when `data` is, in ms by the clock of this device. */
  asOf?: number | undefined;
  /** Whether `data` lacks nothing: that there is nothing is known only of the whole. */
  isWhole: boolean;
  /** What of the catalogue `data` was selected from; another answer has none. */
  catalogue?: Catalogue | undefined;
}

/** What every layout of a list is given. */
export interface ListProps {
  query: ListingQuery;
  /** The red line of a failed load, in the words of the page. */
  loadError: string;
  emptyMessage: string;
  /** The order until the visitor chooses another; the newest first where absent. */
  usualSort?: SortOrder | undefined;
  /** What to do when there is nothing. */
  emptyAdvice: ReactNode;
  /** Milliseconds. */
  now: number;
}
