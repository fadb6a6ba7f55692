import type { ReactNode } from 'react';
import type { Catalogue } from '@/listings/catalogue/catalogue';
import type { Listing } from '@/listings/catalogue/listing';
import { EmptyNotice } from '@/ui/load-states';
import { WaitNotice } from '@/ui/wait-notice';
import { QueryFailure } from './query-failure';

interface ListSkeletonProps {
  count: number;
  /** The grid of the list that will replace it. */
  className: string;
  children: ReactNode;
}

/** Screen readers hear of one status instead of `count` empty items. */
export function ListSkeleton({ count, className, children }: ListSkeletonProps) {
  return (
    <div role="status" aria-label="Loading offers">
      <ul aria-hidden className={className}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index} className="min-w-0">
            {children}
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface ListingQuery {
  data: readonly Listing[] | undefined;
  error: Error | null;
  /** Why the last try failed, while it is tried again. */
  failureReason: Error | null;
  refetch: () => unknown;
  /** Whether `data` lacks nothing: that there is nothing is known only of the whole. */
  isWhole: boolean;
  /** What of the catalogue `data` was selected from; another answer has none. */
  catalogue?: Catalogue | undefined;
}

export interface ProductListProps {
  query: ListingQuery;
  /** The red line of a failed load, in the words of the page. */
  loadError: string;
  emptyMessage: string;
  /** What to do when there is nothing. */
  emptyAdvice: ReactNode;
  /** Milliseconds. */
  now: number;
}

interface ProductResultsProps extends Omit<ProductListProps, 'now'> {
  skeleton: ReactNode;
  children: (listings: readonly Listing[]) => ReactNode;
}

/** The states of a list: loading, failed, empty, or there. After a failed refresh the list stays, with the error above it. */
export function ProductResults(props: ProductResultsProps) {
  const { query, loadError, emptyMessage, emptyAdvice, skeleton, children } = props;
  const failure = query.error && <QueryFailure query={query} message={loadError} />;
  if (query.data && (query.data.length > 0 || query.isWhole)) {
    return (
      <>
        {failure}
        {query.data.length > 0 ? (
          children(query.data)
        ) : (
          <EmptyNotice message={emptyMessage}>{emptyAdvice}</EmptyNotice>
        )}
      </>
    );
  }
  return (
    failure || (
      <>
        <WaitNotice failure={query.failureReason} />
        {skeleton}
      </>
    )
  );
}
