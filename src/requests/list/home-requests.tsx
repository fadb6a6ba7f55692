import { useMemo, type ComponentProps } from 'react';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { groupThreads } from '@/requests/entries/answer';
import { useEntries } from '@/requests/entries/entries-query';
import { useOwnRequestIds } from '@/requests/entries/own-requests';
import { useMatches } from '@/requests/matching/find-matches';
import { SectionFrame } from '@/ui/section-frame';
import { useNow } from '@/ui/use-now';
import { MessageForm } from './message-form';
import { RequestCard } from './request-card';
import { YourRequest } from './your-request';

const shownCount = 4;

type CardProps = Omit<ComponentProps<typeof RequestCard>, 'find' | 'isOwn'>;

/**
 * The visitor's own request, with matching offers. Other requests on the home page have none: matching each of them to
 * 5,000 offers takes a slow phone half a second.
 */
function OwnRequestCard(props: CardProps) {
  return <RequestCard {...props} isOwn find={useMatches()} />;
}

/** The newest requests as cards, and the form for a new one. */
export function HomeRequests() {
  const now = useNow();
  const { data } = useEntries();
  const requests = data?.requests;
  const ownIds = useOwnRequestIds();
  const threads = useMemo(() => groupThreads(requests ?? []).slice(0, shownCount), [requests]);
  return (
    <>
      {threads.length > 0 && (
        <SectionFrame title={t('What people are looking for')} seeAll={paths.notifications}>
          <ul className="grid gap-3 lg:grid-cols-2">
            {threads.map((thread) => (
              <li key={thread.request.id} className="min-w-0">
                {ownIds.has(thread.request.id) ? (
                  <OwnRequestCard thread={thread} now={now} />
                ) : (
                  <RequestCard thread={thread} now={now} isOwn={thread.request.isPending} find={null} />
                )}
              </li>
            ))}
          </ul>
        </SectionFrame>
      )}
      <div className="mt-8">
        <YourRequest className="mb-2" />
        <MessageForm />
      </div>
    </>
  );
}
