import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { t } from '@/language/translate';
import { useThreads, type Thread } from '@/requests/entries/answer';
import type { MarketRequest } from '@/requests/entries/entry';
import { EntriesFailure, EntriesSkeleton } from '@/requests/entries/entry-parts';
import { useOwnRequestIds } from '@/requests/entries/own-requests';
import { rememberSeen, requestsSince, seenUntil } from '@/requests/entries/request-news';
import { Button } from '@/ui/button';
import { EmptyNotice } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import { useHistoryText } from '@/ui/use-history-text';
import { WindowedGrid } from '@/ui/windowed-grid';
import { RequestCard, requestCardId } from './request-card';

function showRequest(id: string): void {
  document.getElementById(requestCardId(id))?.scrollIntoView({ block: 'nearest' });
}

/** Scrolls to a new request, or to the request in the address, except after Back, which restores the position. */
function useRequestInView(threads: readonly Thread[] | undefined): void {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [parameters] = useSearchParams();
  const namedId = parameters.get('request');
  const sent = threads?.find(({ request }) => request.isPending)?.request.id;
  const isListed = threads?.some(({ request }) => request.id === namedId) ?? false;
  useEffect(() => {
    // Depends on `location`, so that a second tap on a link scrolls again.
    const namedInAddress = new URLSearchParams(location.search).get('request');
    if (namedInAddress !== null && isListed && !isReturn) showRequest(namedInAddress);
  }, [location, isListed, isReturn]);
  useEffect(() => {
    if (sent !== undefined) showRequest(sent);
  }, [sent]);
}

const firstCount = 8;
const refreshEvery = 30_000;
/** The expected height of a request in px. */
const estimatedHeight = 150;
const requestId = ({ request }: Thread) => request.id;

/** Moves the request that the address names to the front. */
function moveToFront(threads: readonly Thread[], id: string | null): readonly Thread[] {
  const first = threads.find(({ request }) => request.id === id);
  return first ? [first, ...threads.filter((thread) => thread !== first)] : threads;
}

export function RequestList() {
  const query = useThreads({ refreshEvery });
  const { requests } = query;
  const [showsAll, setAll] = useHistoryText('all requests');
  // Requests that were new when the page opened stay marked.
  const [since] = useState(seenUntil.read);
  const [parameters] = useSearchParams();
  const threads = query.data && moveToFront(query.data, parameters.get('request'));
  const ownIds = useOwnRequestIds();
  useRequestInView(threads);
  useEffect(() => {
    if (requests) rememberSeen(requests);
  }, [requests]);
  const isNew = useCallback(
    (entry: MarketRequest) => !ownIds.has(entry.id) && requestsSince([entry], since).length > 0,
    [since, ownIds],
  );
  return (
    <QueryStates
      query={{ ...query, data: threads }}
      failure={<EntriesFailure query={query} />}
      skeleton={<EntriesSkeleton label={t('Loading requests')} />}
      empty={
        <EmptyNotice message={t('No messages yet.')}>
          {t('Be the first. Say what you need above.')}
        </EmptyNotice>
      }
    >
      {(known) => (
        <>
          <WindowedGrid
            items={showsAll === '' ? known.slice(0, firstCount) : known}
            columns={1}
            lineHeight={estimatedHeight}
            keyOf={requestId}
            render={(thread) => <RequestCard thread={thread} isNew={isNew} showsMatches />}
          />
          {showsAll === '' && known.length > firstCount && (
            <Button className="mt-3 w-full" onClick={() => setAll('yes')}>
              {t('Show more...')}
            </Button>
          )}
        </>
      )}
    </QueryStates>
  );
}
