import { useEffect, useState } from 'react';
import { useAccountId } from '@/account/session';
import { openDrafts } from '@/selling/drafts/drafts';
import { useStore } from '@/ui/use-store';
import { hasSent, submissionStore } from './submission';

/** Whether a post of the account waits to be sent, is on its way, or has arrived since the page was loaded. */
export function useHasWaitingPost(): boolean {
  const accountId = useAccountId();
  const isOnItsWay = useStore(submissionStore).status !== 'idle';
  const isSent = useStore(hasSent);
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    let isActive = true;
    void openDrafts(Date.now(), accountId)
      .catch(() => [])
      .then((posts) => isActive && setIsKept(posts.some(({ state }) => state === 'pending')));
    return () => {
      isActive = false;
    };
  }, [accountId]);
  return isKept || isOnItsWay || isSent;
}
