import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { plural, t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { requestPath } from '@/platform/paths';
import { groupThreads } from '@/requests/entries/answer';
import { useEntries } from '@/requests/entries/entries-query';
import { useOwnRequestIds } from '@/requests/entries/own-requests';

/** The visitor's latest request with its answers; null if the list does not contain it. */
function useOwnRequest() {
  const ids = useOwnRequestIds();
  const requests = useEntries().data?.requests;
  return useMemo(() => {
    if (!requests || ids.size === 0) return null;
    return groupThreads(requests).find(({ request }) => ids.has(request.id)) ?? null;
  }, [ids, requests]);
}

/** A link to the visitor's latest request, with the number of its answers. */
export function YourRequest({ className }: { className?: string }) {
  const thread = useOwnRequest();
  if (!thread) return null;
  const { request, answers } = thread;
  return (
    <p className={classNames('flex items-center gap-x-3 text-sm', className)}>
      <span className="min-w-0 flex-1 truncate">
        <span className="font-semibold">{t('Your request')}</span>{' '}
        <bdi className="text-muted">{request.message}</bdi>
      </span>
      <Link
        to={requestPath(request.id)}
        className="tap inline-flex shrink-0 items-center font-semibold text-brand underline"
      >
        {answers.length === 0
          ? t('See it')
          : plural(answers.length, { one: 'See {count} answer', other: 'See {count} answers' })}
      </Link>
    </p>
  );
}
