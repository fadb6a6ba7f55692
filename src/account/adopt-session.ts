import { isLoggingOut } from './log-out';
import { sessionStore } from './session';
import { mayHaveSession } from './session-cookie';
import type { RunningClerk } from './sign-in-provider';

const isSignedIn = () => sessionStore.read().status === 'signed-in';

/**
 * Adopts a session that began in another tab, or that could not be read while the provider was unreachable. The SDK
 * looks for a session only when it starts.
 */
async function adoptSession({ clerk }: Pick<RunningClerk, 'clerk'>): Promise<void> {
  if (isSignedIn() || isLoggingOut() || !mayHaveSession()) return;
  const client = await clerk.client?.reload();
  const session = client?.lastActiveSessionId;
  if (session && !isSignedIn()) await clerk.setActive({ session });
}

/**
 * Runs `adoptSession` whenever this tab comes to the front or the connection returns. Returns a function that
 * stops it.
 */
export function watchOtherTabs(running: Pick<RunningClerk, 'clerk'>): () => void {
  const check = () => {
    if (document.visibilityState !== 'visible') return;
    // If the provider is unreachable, it is asked again when this tab next comes to the front.
    adoptSession(running).catch(() => {});
  };
  const events = new AbortController();
  const { signal } = events;
  window.addEventListener('focus', check, { signal });
  window.addEventListener('online', check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  return () => events.abort();
}
