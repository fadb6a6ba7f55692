import { lazy, Suspense } from 'react';
import { SessionLoader } from '@/account/session-loader';
import type { SignInProvider } from '@/account/sign-in-provider';
import { useSession } from '@/account/session';
import { ErrorBoundary } from '@/ui/error-boundary';

const PendingPosts = lazy(async () => ({
  default: (await import('@/selling/submission/pending-posts')).PendingPosts,
}));

/** What stands beside the pages, after the listings: who is signed in changes nothing of what is offered. */
export function Background({ signIn }: { signIn: SignInProvider }) {
  const session = useSession();
  return (
    <>
      <SessionLoader provider={signIn} />
      {session.status === 'signed-in' && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <PendingPosts user={session.user} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
