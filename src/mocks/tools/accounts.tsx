import { logOut } from '@/account/log-out';
import { type Session, useSession } from '@/account/session';
import { useAttempt } from '@/account/use-attempt';
import { env } from '@/platform/env';
import { demonstrationUsers } from '@/mocks/sign-in/demonstration-users';
import { Button } from '@/ui/button';
import { signInAs } from './sign-in-as';

const words: Record<Exclude<Session['status'], 'signed-in'>, string> = {
  loading: 'Asking the provider…',
  'signed-out': 'Nobody is signed in.',
  unavailable: 'The provider cannot be reached. Reload the page to try again.',
  'not-set-up': 'Sign-in is not set up here.',
};

/** Signs the demonstration users in and out through the provider's SDK. */
export function Accounts() {
  const session = useSession();
  const { running, error, attempt } = useAttempt('That did not work. Is the network set to Normal?');
  // With a Clerk key the real provider is used, which does not know the demonstration users.
  const users = env.clerkPublishableKey === '' ? demonstrationUsers : [];
  return (
    <section>
      <h2>Accounts</h2>
      <p className="text-muted">
        {session.status === 'signed-in'
          ? `${session.user.fullName || session.user.email} is signed in.`
          : words[session.status]}
      </p>
      <div className="flex flex-wrap gap-2">
        {users.map((user) => (
          <Button key={user.emailAddress} onClick={() => attempt(() => signInAs(user))}>
            Sign in as {user.firstName}
          </Button>
        ))}
        <Button disabled={session.status !== 'signed-in'} onClick={() => attempt(logOut)}>
          Sign out
        </Button>
      </div>
      {running && <p className="text-muted">One moment…</p>}
      {error !== null && <p className="text-sale">{error}</p>}
    </section>
  );
}
