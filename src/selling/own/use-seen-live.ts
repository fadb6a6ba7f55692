import { useEffect, useState } from 'react';
import { useAccountId } from '@/account/session';
import { noteLiveSeen, useNewlyLive } from './post-news';

/**
 * The ids of the posts that had gone live when the page was opened, or do while it is: the page that asks shows
 * them, so that nothing counts them from then on.
 */
export function useSeenLive(): ReadonlySet<string> {
  const accountId = useAccountId();
  const live = useNewlyLive();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (live.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...live]));
  useEffect(() => {
    if (accountId !== null && live.length > 0) noteLiveSeen(accountId);
  }, [accountId, live]);
  return seen;
}
