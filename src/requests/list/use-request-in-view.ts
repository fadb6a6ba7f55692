import { useEffect } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Thread } from '@/requests/entries/answer';
import { requestCardId } from './request-card';

function showRequest(id: string): void {
  document.getElementById(requestCardId(id))?.scrollIntoView({ block: 'nearest' });
}

/**
 * Brings into view what somebody has just sent, and the request that a link names: above the list stands a
 * form, which may be taller than a phone. Back returns to where the page was left.
 */
export function useRequestInView(threads: readonly Thread[] | undefined): void {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const [parameters] = useSearchParams();
  const named = parameters.get('request');
  const sent = threads?.find(({ request }) => request.isPending)?.request.id;
  const isThere = threads?.some(({ request }) => request.id === named) ?? false;
  useEffect(() => {
    // The location itself: the same link, followed again, leads there again.
    const asked = new URLSearchParams(location.search).get('request');
    if (asked !== null && isThere && !isReturn) showRequest(asked);
  }, [location, isThere, isReturn]);
  useEffect(() => {
    if (sent !== undefined) showRequest(sent);
  }, [sent]);
}
