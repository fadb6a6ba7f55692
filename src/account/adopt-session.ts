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

/** Runs `adoptSession` whenever this tab comes to the front; returns how to stop. */
export function watchOtherTabs(running: Pick<RunningClerk, 'clerk'>): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    // A provider that is out of reach is asked again when this tab next comes to the front.
    adoptSession(running).catch(() => {});
  };
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}
