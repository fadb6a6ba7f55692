import type { ReactNode } from 'react';
import { WaitNotice } from './wait-notice';

interface QueryStatesProps<Answer> {
  query: {
    data: Answer | undefined;
    error: Error | null;
    /** Why the last try failed, while it is tried again. */
    failureReason: Error | null;
    refetch: () => unknown;
    /** Whether `data` lacks nothing: that there is nothing is known only of the whole. */
    isWhole?: boolean;
  };
  /** What is said of its error, in the place of an answer or above an earlier one. */
  failure: ReactNode;
  skeleton: ReactNode;
  /** In the place of an empty list. */
  empty?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** The states of what is asked for: loading, failed, empty, or there. A failed refresh never wipes what is there. */
export function QueryStates<Answer>(props: QueryStatesProps<Answer>) {
  const { query, failure, skeleton, empty, children } = props;
  const { data, isWhole = true } = query;
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  const failed = query.error && failure;
  if (data !== undefined && (isWhole || !isEmpty))
    return (
      <>
        {failed}
        {isEmpty ? empty : children(data)}
      </>
    );
  return (
    failed ?? (
      <>
        <WaitNotice failure={query.failureReason} onRetry={() => void query.refetch()} />
        {skeleton}
      </>
    )
  );
}
