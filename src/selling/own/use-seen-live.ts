import { useEffect, useState } from 'react';
import { useAccountId } from '@/account/session';
import { recordLiveSeen, useNewlyLive } from './post-news';

/**
 * The ids of posts that went live before or while this page is open. The page shows them, so they no longer
 * count as new.
 */
export function useSeenLive(): ReadonlySet<string> {
  const accountId = useAccountId();
  const live = useNewlyLive();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  if (live.some((id) => !seen.has(id))) setSeen(new Set([...seen, ...live]));
  useEffect(() => {
    if (accountId !== null && live.length > 0) recordLiveSeen(accountId);
  }, [accountId, live]);
  return seen;
}
