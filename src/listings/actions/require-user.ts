import { type User, sessionStore, settledSession } from '@/account/session';
import { loginPath } from '@/config/paths';
import { announce } from '@/ui/announcement';

/** The signed-in user; else null, and `request` has been said with the way to sign in and back here. */
export async function requireUser(request: string): Promise<User | null> {
  if (sessionStore.read().status === 'loading')
    announce({ text: 'One moment, looking who is signed in...', tone: 'ok' });
  const session = await settledSession();
  if (session.status === 'signed-in') return session.user;
  announce({ text: request, tone: 'plain', link: { label: 'Sign in', to: loginPath() } });
  return null;
}
