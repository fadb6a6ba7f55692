import type { ReactNode } from 'react';
import { ErrorNotice } from '@/ui/error-notice';
import { loadTrouble } from './load-trouble';

interface LoadedRecordsProps<Answer> {
  query: { data: Answer | undefined; error: Error | null; refetch: () => unknown };
  loadError: string;
  skeleton: ReactNode;
  children: (answer: Answer) => ReactNode;
}

/** What was loaded, why not, or that it is coming; a failed refresh never wipes what is there. */
export function LoadedRecords<Answer>({ query, loadError, skeleton, children }: LoadedRecordsProps<Answer>) {
  const failure = query.error && (
    <ErrorNotice {...loadTrouble(query.error, loadError)} onRetry={() => void query.refetch()} />
  );
  if (query.data === undefined) return failure ?? skeleton;
  return (
    <>
      {failure}
      {children(query.data)}
    </>
  );
}
