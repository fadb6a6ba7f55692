import { type RunningClerk, clerkStore, requireProvider } from '@/account/sign-in-provider';
import { endSession } from '@/account/log-out';
import { sessionStore } from '@/account/session';
import type { DemonstrationUser } from '@/mocks/sign-in/demonstration-users';

/** How long the provider may take to start, in ms: with the network set to slow each answer takes 4 s. */
const timeout = 30_000;

/** Resolves with the provider's SDK once it knows who is signed in. */
function startedClerk(): Promise<RunningClerk['clerk']> {
  requireProvider();
  return new Promise((resolve, reject) => {
    const check = () => {
      const { status } = sessionStore.read();
      const running = clerkStore.read();
      const isKnown = status === 'signed-in' || status === 'signed-out';
      if (running && isKnown) finish(() => resolve(running.clerk));
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

/** Signs a demonstration user in, after signing out whoever is signed in. Rejects where the provider fails. */
export async function signInAs({ emailAddress, password }: DemonstrationUser): Promise<void> {
  const clerk = await startedClerk();
  if (clerk.user) await endSession({ clerk });
  if (!clerk.client) throw new Error('The sign-in provider has not started.');
  const { createdSessionId } = await clerk.client.signIn.create({ identifier: emailAddress, password });
  // The SDK does not reject when it believes that the browser is offline.
  if (createdSessionId === null) throw new Error('The sign-in provider did not answer.');
  await clerk.setActive({ session: createdSessionId });
}
