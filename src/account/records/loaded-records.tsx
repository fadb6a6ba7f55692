import { ApiError, loadAdvice } from '@/api/api-error';
import type { ReactNode } from 'react';
import { ErrorNotice } from '@/ui/load-states';
import { WaitNotice } from '@/ui/wait-notice';
import { useSession } from '@/account/session';
import { SignInHint } from './sign-in-hint';

/** What is said of a failed load: the red line, and what to do. */
interface LoadTrouble {
  message: string;
  advice: string;
}

/** Whether the server shows this to nobody it does not know, or not to this account. */
const isRefused = (error: Error) => error instanceof ApiError && [401, 403].includes(error.status ?? 0);

/** `loadError` is the page's own red line; an answer that cannot be read has one for all pages. */
function loadTrouble(error: Error, loadError: string, isSignedIn: boolean): LoadTrouble {
  // "Sign in again" is said to nobody who is signed out, nor where nobody can sign in.
  if (isRefused(error) && !isSignedIn)
    return { message: loadError, advice: 'The server does not allow this.' };
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
  const isSignedIn = useSession().status === 'signed-in';
  const failure = query.error && (
    <>
      <ErrorNotice
        {...loadTrouble(query.error, loadError, isSignedIn)}
        onRetry={() => void query.refetch()}
      />
      {isRefused(query.error) && <SignInHint />}
    </>
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
