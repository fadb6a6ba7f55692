import type { ReactNode } from 'react';
import { WaitNotice } from './wait-notice';

interface QueryStatesProps<Answer> {
  query: {
    data: Answer | undefined;
    error: Error | null;
    /** Why the last try failed, while a retry runs. */
    failureReason: Error | null;
    /** `empty` is shown only in the state `complete`, which is the default. */
    state?: 'loading' | 'failed' | 'complete';
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
  const { data, state = 'complete' } = query;
  const isEmpty = empty !== undefined && Array.isArray(data) && data.length === 0;
  const failed = query.error && failure;
  if (data !== undefined && (state === 'complete' || !isEmpty))
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
