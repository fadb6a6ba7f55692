import type { ReactNode } from 'react';
import { WaitNotice } from './wait-notice';

interface QueryStatesProps<Answer> {
  query: {
    data: Answer | undefined;
    error: Error | null;
    /** Why the last try failed, while a retry runs. */
    failureReason: Error | null;
    /** Whether nothing more will arrive; true by default. Only then is an empty list known to be empty. */
    isComplete?: boolean;
  };
  /** Shown instead of missing data, or above older data. */
  failure: ReactNode;
  skeleton: ReactNode;
  empty?: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** Renders a query: loading, failed, empty or loaded. A failed refresh never removes the loaded data. */
export function QueryStates<Answer>(props: QueryStatesProps<Answer>) {
  const { query, failure, skeleton, empty, children } = props;
  const { data, isComplete = true } = query;
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  const failed = query.error && failure;
  if (data !== undefined && (isComplete || !isEmpty))
    return (
      <>
        {failed}
        {isEmpty ? empty : children(data)}
      </>
    );
  return (
    failed ?? (
      <>
        <WaitNotice failure={query.failureReason} />
        {skeleton}
      </>
    )
  );
}
