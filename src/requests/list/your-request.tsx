import { Link } from 'react-router-dom';
import { plural, t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { requestPath } from '@/platform/paths';
import { useThreads } from '@/requests/entries/answer';
import { useOwnRequestIds } from '@/requests/entries/own-requests';

/** A link to the visitor's latest request, with the number of its answers. */
export function YourRequest({ className }: { className?: string }) {
  const ownIds = useOwnRequestIds();
  const thread = useThreads().data?.find(({ request }) => ownIds.has(request.id));
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
