import { useEffect } from 'react';
import { SessionLoader } from '@/account/session-loader';
import type { SignInProvider } from '@/account/sign-in-provider';
import { storeDocumentTexts } from '@/language/document-words';
import { useUser } from '@/account/session';
import { deleteRemovedData } from '@/platform/delete-removed-data';
import { savedSearches } from '@/browse/searches/saved-searches';
import { WatchOwnPosts } from '@/selling/own/watch-own-posts';
import { lazyPart } from '@/ui/lazy-part';
import { watchTaps } from '@/ui/tap-origin';
import { loadTypeface } from '@/ui/typeface';
import { useStore } from '@/ui/use-store';
import { startPhotoMotion } from './navigation/photo-motion';
import { startWorker } from './worker/start-worker';

const PendingPosts = lazyPart(async () => (await import('@/selling/submission/pending-posts')).PendingPosts);

const CountSearchNews = lazyPart(
  async () => (await import('@/browse/searches/count-search-news')).CountSearchNews,
);

/**
 * Session, pending posts and news of saved searches. They load after the listings, which are the same for
 * everyone.
 */
export function Background({ signIn }: { signIn: SignInProvider }) {
  const user = useUser();
  const hasSearches = useStore(savedSearches).length > 0;
  useEffect(startPhotoMotion, []);
  useEffect(watchTaps, []);
  useEffect(storeDocumentTexts, []);
  useEffect(deleteRemovedData, []);
  useEffect(() => {
    // Without a connection the next visit keeps the system's face.
    loadTypeface().catch(() => {});
  }, []);
  useEffect(() => {
    // If workers are forbidden, as in a sandboxed frame, only offline use is lost.
    if (import.meta.env.VITE_API_MOCKING !== 'true') startWorker().catch(() => {});
  }, []);
  return (
    <>
      <SessionLoader provider={signIn} />
      {hasSearches && <CountSearchNews />}
      {user && (
        <>
          <PendingPosts user={user} />
          <WatchOwnPosts user={user} />
        </>
      )}
    </>
  );
}
