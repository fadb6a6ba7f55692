import type { RunningClerk } from './sign-in-provider';
import { isLoggingOut } from './log-out';
import { mayHaveSession } from './session-cookie';

/** Takes over a session that was opened in another tab: the SDK looks for one only when it starts. */
async function adoptSession({ clerk }: Pick<RunningClerk, 'clerk'>): Promise<void> {
  if (clerk.session || isLoggingOut() || !mayHaveSession()) return;
  const client = await clerk.client?.reload();
  const session = client?.lastActiveSessionId;
  if (session && !clerk.session) await clerk.setActive({ session });
}

/** Does so whenever this tab comes to the front; returns how to stop. */
export function watchOtherTabs(running: Pick<RunningClerk, 'clerk'>): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    // Where the provider cannot be reached now, the next look will tell.
    adoptSession(running).catch(() => {});
  };
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
