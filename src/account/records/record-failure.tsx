import { useUser } from '@/account/session';
import { ApiError } from '@/api/api-error';
import { loadAdvice, kindOf } from '@/api/api-error-kinds';
import { t } from '@/language/translate';
import { ErrorNotice } from '@/ui/load-states';
import { SignInHint } from './sign-in-hint';

/** Whether the server shows this to nobody it does not know, or not to this account. */
const isForbidden = (error: Error) => error instanceof ApiError && [401, 403].includes(error.status ?? 0);

/** The red line of a failed load, and what to do. An answer that cannot be read has one line for all pages. */
function wordsOf(error: Error, loadError: string, isSignedIn: boolean) {
  // "Sign in again" would mislead whoever is signed out, or uses an installation without sign-in.
  if (isForbidden(error) && !isSignedIn)
    return { message: t(loadError), advice: t('The server does not allow this.') };
  const isReadable = error instanceof ApiError && !kindOf(error).isUnreadable;
  return isReadable
    ? { message: t(loadError), advice: loadAdvice(error) }
    : { message: t('The answer could not be read.'), advice: t('Please try again in a moment.') };
}

interface RecordFailureProps {
  query: { error: Error | null; refetch: () => unknown };
  /** The page's own red line, in English. */
  loadError: string;
}

/** Why the records of an account could not be loaded; nothing where they could. */
export function RecordFailure({ query: { error, refetch }, loadError }: RecordFailureProps) {
  const isSignedIn = useUser() !== null;
  return (
    error && (
      <>
        <ErrorNotice {...wordsOf(error, loadError, isSignedIn)} onRetry={() => void refetch()} />
        {isForbidden(error) && <SignInHint />}
      </>
    )
  );
}
