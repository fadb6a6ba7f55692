import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { useThreads } from '@/requests/entries/answer';
import { useOwnRequestIds } from '@/requests/entries/own-requests';
import { SectionFrame } from '@/ui/section-frame';
import { MessageForm } from './message-form';
import { RequestCard } from './request-card';
import { YourRequest } from './your-request';

const shownCount = 4;

/** The newest requests as cards, and the form for a new one. */
export function HomeRequests() {
  const ownIds = useOwnRequestIds();
  const threads = useThreads().data?.slice(0, shownCount) ?? [];
  return (
    <>
      {threads.length > 0 && (
        <SectionFrame title={t('What people are looking for')} seeAll={paths.notifications}>
          <ul className="grid gap-3 lg:grid-cols-2">
            {threads.map((thread) => (
              <li key={thread.request.id} className="min-w-0">
                <RequestCard
                  thread={thread}
                  // Matching four requests to 5,000 offers takes a slow phone half a second.
                  showsMatches={ownIds.has(thread.request.id)}
                />
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
