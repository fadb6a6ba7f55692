import { useEffect, useState } from 'react';
import { useAccountId } from '@/account/session';
import { openDrafts } from '@/selling/drafts/drafts';
import { submissionStore } from '@/selling/submission/send-post';
import { useStore } from '@/ui/use-store';
import type { DraftPhotos } from './draft-picture';

export interface UnsentPost extends DraftPhotos {
  productName: string;
  state: 'pending' | 'draft';
}

async function findUnsent(accountId: string | null): Promise<readonly UnsentPost[]> {
  const drafts = await openDrafts(accountId).catch(() => []);
  return drafts.map(({ id, fields, media, state }) => ({
    id,
    media,
    productName: fields.productName,
    state,
  }));
}

/** The drafts and pending posts of this browser, latest first; null while loading. */
export function useUnsentPosts(): readonly UnsentPost[] | null {
  const submission = useStore(submissionStore);
  const accountId = useAccountId();
  const [posts, setPosts] = useState<readonly UnsentPost[] | null>(null);
  const sendingPostId = submission.status === 'sending' ? submission.postId : null;
  useEffect(() => {
    let isActive = true;
    const refresh = () =>
      findUnsent(accountId).then(
        (found) => isActive && setPosts(found.filter(({ id }) => id !== sendingPostId)),
      );
    // While the page was in the back/forward cache, another page may have sent, discarded or started drafts.
    const refreshOnReturn = ({ persisted }: PageTransitionEvent) => persisted && void refresh();
    window.addEventListener('pageshow', refreshOnReturn);
    void refresh();
    return () => {
      isActive = false;
      window.removeEventListener('pageshow', refreshOnReturn);
    };
  }, [sendingPostId, accountId]);
  return posts;
}
