import { type RunningClerk, clerkStore, requireProvider } from '@/account/sign-in-provider';
import { endSession, logOut } from '@/account/log-out';
import { sessionStore, type Session, useSession } from '@/account/session';
import { type DemonstrationUser, demonstrationUsers } from '@/mocks/sign-in/demonstration-users';
import { useProviderCall } from '@/account/use-provider-call';
import { env } from '@/platform/env';
import { Button } from '@/ui/button';

/** How long the provider may take to start, in ms. On the slow network each answer takes 4 s. */
const timeout = 30_000;

/** Resolves with the provider's SDK once it knows who is signed in. */
function startedClerk(): Promise<RunningClerk['clerk']> {
  requireProvider();
  return new Promise((resolve, reject) => {
    const check = () => {
      const { status } = sessionStore.read();
      const provider = clerkStore.read();
      const isKnown = status === 'signed-in' || status === 'signed-out';
      if (provider && isKnown) finish(() => resolve(provider.clerk));
      else if (status === 'unavailable' || status === 'not-set-up') giveUp();
    };
    const giveUp = () => finish(() => reject(new Error('The sign-in provider is not there.')));
    const finish = (settle: () => void) => {
      stops.forEach((stop) => stop());
      clearTimeout(timer);
      settle();
    };
    const stops = [sessionStore.subscribe(check), clerkStore.subscribe(check)];
    const timer = setTimeout(giveUp, timeout);
    check();
  });
}

/** Signs a demonstration user in, after signing out whoever is signed in. Rejects if the provider fails. */
async function signInAs({ emailAddress, password }: DemonstrationUser): Promise<void> {
  const clerk = await startedClerk();
  if (clerk.user) await endSession({ clerk });
  if (!clerk.client) throw new Error('The sign-in provider has not started.');
  const { createdSessionId } = await clerk.client.signIn.create({ identifier: emailAddress, password });
  // The SDK does not reject when it believes that the browser is offline.
  if (createdSessionId === null) throw new Error('The sign-in provider did not answer.');
  await clerk.setActive({ session: createdSessionId });
}

const statusTexts: Record<Exclude<Session['status'], 'signed-in'>, string> = {
  loading: 'Asking the provider…',
  'signed-out': 'Nobody is signed in.',
  unavailable: 'The provider cannot be reached. Reload the page to try again.',
  'not-set-up': "Sign-in isn't set up here.",
};

/** Signs the demonstration users in and out through the provider's SDK. */
export function Accounts() {
  const session = useSession();
  const { isRunning, error, attempt } = useProviderCall('That did not work. Is the network set to Normal?');
  // With a Clerk key, the real provider is used, which does not know the demonstration users.
  const users = env.clerkPublishableKey === '' ? demonstrationUsers : [];
  return (
    <section>
      <h2>Accounts</h2>
      <p className="text-muted">
        {session.status === 'signed-in'
          ? `${session.user.fullName || session.user.email} is signed in.`
          : statusTexts[session.status]}
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
      {isRunning && <p className="text-muted">One moment…</p>}
      {error !== null && <p className="text-sale">{error}</p>}
    </section>
  );
}
