import { useEffect } from 'react';
import { useUser } from '@/account/session';
import { SessionLoader } from '@/account/session-loader';
import type { SignInProvider } from '@/account/sign-in-provider';
import { startWorker } from '@/app/worker/start-worker';
import { savedSearches } from '@/browse/searches/saved-searches';
import { storeDocumentTexts } from '@/language/document-texts';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { WatchOwnPosts } from '@/selling/own/post-news';
import file from '@/ui/fonts/bricolage-grotesque-latin.woff2?url';
import { lazyPart } from '@/ui/lazy-part';
import { useStore } from '@/ui/use-store';

/** The localStorage key for the typeface's file. `index.html` reads it before the first paint of the next visit. */
const typefaceKey = 'typeface';

/**
 * Fetches the typeface for later visits. On a first visit, the typeface would delay the offers, and change where lines
 * break.
 */
async function loadTypeface(): Promise<void> {
  if (readPersisted(typefaceKey) === file || !('fonts' in document)) return;
  await new FontFace('Bricolage Grotesque', `url(${file})`).load();
  writePersisted(typefaceKey, file);
}

const PendingPosts = lazyPart(async () => (await import('@/selling/submission/pending-posts')).PendingPosts);

const CountSearchNews = lazyPart(async () => (await import('./count-search-news')).CountSearchNews);

/** What loads after the listings: the session, the pending posts and the new offers in saved searches. */
export function Background({ signIn }: { signIn: SignInProvider }) {
  const user = useUser();
  const hasSearches = useStore(savedSearches).length > 0;
  useEffect(() => {
    // Without the file, the next visit uses the system's typeface.
    loadTypeface().catch(() => {});
    // Without workers, as in a sandboxed frame, the app does not work offline.
    if (import.meta.env.VITE_API_MOCKING !== 'true') startWorker().catch(() => {});
    return storeDocumentTexts();
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
