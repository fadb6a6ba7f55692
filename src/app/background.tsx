import { lazy, Suspense } from 'react';
import { SessionKeeper } from '@/account/session-keeper';
import type { SignInProvider } from '@/account/sign-in-provider';
import { useSession } from '@/account/session';
import { ErrorBoundary } from '@/ui/error-boundary';

const Courier = lazy(async () => ({ default: (await import('@/selling/sending/courier')).Courier }));

/** What stands beside the pages, after the listings: who is signed in changes nothing of what is offered. */
export function Background({ signIn }: { signIn: SignInProvider }) {
  const session = useSession();
  return (
    <>
      <SessionKeeper provider={signIn} />
      {session.status === 'signed-in' && (
        <ErrorBoundary fallback={null}>
          <Suspense>
            <Courier user={session.user} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
