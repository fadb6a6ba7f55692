import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useAccountId, useSession, useUser } from '@/account/session';
import { ApiError } from '@/api/api-error';
import { failureAdvice } from '@/api/failure-advice';
import { RichText, visuallyHidden } from '@/language/rich-text';
import { t } from '@/language/translate';
import { loginPath } from '@/platform/paths';
import { buttonClass } from '@/ui/button';
import { EmptyNotice, ErrorNotice, Loading } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import type { RecordList } from './record-pages';
import { parseRecords, recordsQuery, type AccountRecord } from './records-query';

/** Whether the server refuses visitors who are signed out, or this account. */
const isForbidden = (error: Error) => error instanceof ApiError && [401, 403].includes(error.status ?? 0);

function failureMessages(error: Error, loadErrorMessage: string, isSignedIn: boolean) {
  // The usual advice, "Sign in again", would mislead people who are signed out.
  if (isForbidden(error) && !isSignedIn)
    return { message: t(loadErrorMessage), advice: t("The server doesn't allow this.") };
  const isKnownFailure = error instanceof ApiError && error.kind !== 'invalid-body';
  return isKnownFailure
    ? { message: t(loadErrorMessage), advice: failureAdvice(error) }
    : { message: t("We can't read what the server sent."), advice: t('Please try again in a moment.') };
}

export const useIsSignedOut = () => useSession().status === 'signed-out';

export const SignInHint = () => (
  <>
    <p>{t('Sign in to see what belongs to your account.')}</p>
    <Link to={loginPath()} className={buttonClass('primary', 'mt-3')}>
      {t('Sign In')}
    </Link>
  </>
);

interface RecordFailureProps {
  query: { error: Error | null; refetch: () => unknown };
  /** The page's own error line, in English. */
  loadErrorMessage: string;
}

/** Says why an account's records failed to load. Renders nothing without an error. */
export function RecordFailure({ query: { error, refetch }, loadErrorMessage }: RecordFailureProps) {
  const isSignedIn = useUser() !== null;
  const isSignedOut = useIsSignedOut();
  return (
    error && (
      <>
        <ErrorNotice
          {...failureMessages(error, loadErrorMessage, isSignedIn)}
          onRetry={() => void refetch()}
        />
        {isForbidden(error) && isSignedOut && (
          <div className="text-center text-muted">
            <SignInHint />
          </div>
        )}
      </>
    )
  );
}

interface RecordRowProps {
  record: AccountRecord;
  numberText: string;
}

function RecordRow({ record: { id, text, status }, numberText }: RecordRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 [overflow-wrap:anywhere]">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">
          <bdi>{text || t('Unnamed')}</bdi>
        </p>
        {id && (
          <p className="text-sm text-muted">
            <bdi>{t(numberText, { number: id })}</bdi>
          </p>
        )}
      </div>
      {status && (
        <p className="rounded-full bg-sunken px-3 py-1 text-sm font-semibold">
          <RichText
            of="<hidden>Status: </hidden>{status}"
            values={{ hidden: visuallyHidden, status: <bdi>{status}</bdi> }}
          />
        </p>
      )}
    </li>
  );
}

/** An empty list. It says to signed-out visitors why it is empty, and gives others advice. */
function EmptyRecords({ list: { emptyMessage, emptyAdvice } }: { list: RecordList }) {
  const isSignedOut = useIsSignedOut();
  return (
    <EmptyNotice message={t(emptyMessage)}>
      {isSignedOut ? (
        <SignInHint />
      ) : (
        <>
          <p>{t(emptyAdvice.text)}</p>
          <Link to={emptyAdvice.path} className={buttonClass('quiet', 'mt-3')}>
            {t(emptyAdvice.label)}
          </Link>
        </>
      )}
    </EmptyNotice>
  );
}

export function RecordResults({ list }: { list: RecordList }) {
  const query = useQuery(recordsQuery(list.endpoint, useAccountId(), (answer) => parseRecords(answer, list)));
  return (
    <QueryStates
      query={query}
      failure={<RecordFailure query={query} loadErrorMessage={list.loadErrorMessage} />}
      skeleton={<Loading label={t(list.loadingLabel)} className="h-20 w-full" count={3} />}
      empty={<EmptyRecords list={list} />}
    >
      {(records) => (
        <ul aria-label={t(list.heading)} className="flex flex-col gap-3">
          {records.map((record) => (
            <RecordRow key={record.key} record={record} numberText={list.numberText} />
          ))}
        </ul>
      )}
    </QueryStates>
  );
}
