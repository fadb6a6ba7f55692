import { SessionLoader } from '@/account/session-loader';
import type { SignInProvider } from '@/account/sign-in-provider';
import { useSession } from '@/account/session';
import { lazyPart } from '@/ui/lazy-part';

const PendingPosts = lazyPart(async () => (await import('@/selling/submission/pending-posts')).PendingPosts);

/** What stands beside the pages, after the listings: who is signed in changes nothing of what is offered. */
export function Background({ signIn }: { signIn: SignInProvider }) {
  const session = useSession();
  return (
    <>
      <SessionLoader provider={signIn} />
      {session.status === 'signed-in' && <PendingPosts user={session.user} />}
    </>
  );
}
