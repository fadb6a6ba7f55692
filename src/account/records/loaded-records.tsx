import { ApiError, loadAdvice } from '@/api/api-error';
import type { ReactNode } from 'react';
import { ErrorNotice } from '@/ui/load-states';
import { WaitNotice } from '@/ui/wait-notice';

/** What is said of a failed load: the red line, and what to do. */
interface LoadTrouble {
  message: string;
  advice: string;
}

/** `loadError` is the page's own red line; an answer that cannot be read has one for all pages. */
function loadTrouble(error: Error, loadError: string): LoadTrouble {
  const isReadable = error instanceof ApiError && error.kind !== 'invalid-body';
  return isReadable
    ? { message: loadError, advice: loadAdvice(error) }
    : { message: 'The answer could not be read.', advice: 'Please try again in a moment.' };
}

interface LoadedRecordsProps<Answer> {
  query: {
    data: Answer | undefined;
    error: Error | null;
    failureReason: Error | null;
    refetch: () => unknown;
  };
  loadError: string;
  skeleton: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** What was loaded, why not, or that it is coming; a failed refresh never wipes what is there. */
export function LoadedRecords<Answer>({ query, loadError, skeleton, children }: LoadedRecordsProps<Answer>) {
  const failure = query.error && (
    <ErrorNotice {...loadTrouble(query.error, loadError)} onRetry={() => void query.refetch()} />
  );
  if (query.data === undefined)
    return (
      failure ?? (
        <>
          <WaitNotice failure={query.failureReason} />
          {skeleton}
        </>
      )
    );
  return (
    <>
      {failure}
      {children(query.data)}
    </>
  );
}
