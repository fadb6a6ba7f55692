import type { ReactNode } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { EmptyNotice, ErrorNotice } from '@/ui/load-states';
import { loadAdvice } from '@/api/api-error';

interface ListSkeletonProps {
  count: number;
  /** The grid that the list will stand in. */
  className: string;
  children: ReactNode;
}

/** As many skeletons as the list shows while it loads, announced once. */
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

/** What a list needs to know of its query. */
export interface ListingQuery {
  data: readonly Listing[] | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** What every list page gives to its layout. */
export interface ProductListProps {
  query: ListingQuery;
  /** The red line of a failed load, as the page words it. */
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

/**
 * The four states of a list. Data comes before the error and the error before waiting, so that a failed refresh never
 * wipes a good list.
 */
export function ProductResults(props: ProductResultsProps) {
  const { query, loadError, emptyMessage, emptyAdvice, skeleton, children } = props;
  const failure = query.error && (
    <ErrorNotice message={loadError} advice={loadAdvice(query.error)} onRetry={() => void query.refetch()} />
  );
  if (query.data) {
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
  return failure || skeleton;
}
