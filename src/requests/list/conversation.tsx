import { useEffect, useLayoutEffect, useRef, type UIEvent } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { AnswerButton } from '@/requests/answers/answer-button';
import { AnswerList } from '@/requests/answers/answer-list';
import { useThreads, type Thread } from '@/requests/entries/answer';
import { EntriesFailure, EntriesSkeleton, RequestHeading, RequestText } from '@/requests/entries/entry-parts';
import { useIsOwnRequest } from '@/requests/entries/own-requests';
import { rememberSeen } from '@/requests/entries/request-news';
import { Button } from '@/ui/button';
import { EmptyNotice } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import { useHistoryText } from '@/ui/use-history-text';

const refreshEvery = 10_000;
/** How many messages are shown at first, and how many more each step shows. */
const pageSize = 50;
/** A visitor who is nearer to the end than this, in px, is reading the newest message. */
const nearEndDistance = 200;

/** Scrolls to new messages, unless the visitor is reading older messages. */
function useStayAtEnd(newest: string | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const wasAtEnd = useRef(true);
  const onScroll = ({ currentTarget }: UIEvent) => {
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    wasAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEndDistance;
  };
  useLayoutEffect(() => {
    const box = ref.current;
    if (box && newest !== undefined && wasAtEnd.current) box.scrollTop = box.scrollHeight;
  }, [newest]);
  return { ref, onScroll };
}

function Message({ thread }: { thread: Thread }) {
  const { request, answers } = thread;
  const isOwn = useIsOwnRequest()(request);
  return (
    <li
      className={classNames(
        'w-fit max-w-[min(85%,65ch)] rounded-card border border-line px-4 py-2',
        isOwn ? 'self-end bg-sunken' : 'bg-surface',
      )}
    >
      <RequestHeading request={request} />
      <RequestText text={request.message} />
      <AnswerList answers={answers} />
      <AnswerButton thread={thread} />
    </li>
  );
}

/** The requests as a conversation. The newest is at the bottom, above the box. */
export function Conversation() {
  const query = useThreads({ refreshEvery });
  const { requests, data: threads } = query;
  const [pages, setPages] = useHistoryText('pages of messages');
  const shown = pageSize * Math.max(1, Number(pages) || 1);
  const scroller = useStayAtEnd(requests?.[0]?.id);
  useEffect(() => {
    if (requests) rememberSeen(requests);
  }, [requests]);

  const failure = <EntriesFailure query={query} />;
  return (
    <QueryStates
      // A failed refresh is shown at the end, beside the newest message, and not above the list.
      query={{ ...query, error: threads ? null : query.error }}
      failure={failure}
      skeleton={<EntriesSkeleton label={t('Loading messages')} />}
    >
      {(known) => (
        // Only the messages scroll, so that the title and Back stay on the screen.
        <div
          {...scroller}
          className="-mx-4 max-h-[max(16rem,100dvh-var(--floor-height)-13rem)] overflow-y-auto px-4"
        >
          {known.length > shown && (
            <Button className="mb-3 w-full" onClick={() => setPages(String(shown / pageSize + 1))}>
              {t('Show earlier messages')}
            </Button>
          )}
          {known.length === 0 && (
            <EmptyNotice message={t('No messages yet.')}>{t('Write the first one below.')}</EmptyNotice>
          )}
          <div role="log" aria-label={t('Messages')}>
            <ol className="flex flex-col gap-2">
              {known
                .slice(0, shown)
                .toReversed()
                .map((thread) => (
                  <Message key={thread.request.id} thread={thread} />
                ))}
            </ol>
          </div>
          {failure}
        </div>
      )}
    </QueryStates>
  );
}
