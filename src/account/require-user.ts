import { type User, sessionStore, resolveSession } from './session';
import { loginPath } from '@/platform/paths';
import { t } from '@/language/translate';
import { announce } from '@/ui/announcement';

/**
 * Returns the signed-in user. Otherwise it announces `request` with a link to sign in and come back, and
 * returns null.
 */
export async function requireUser(request: string): Promise<User | null> {
  if (sessionStore.read().status === 'loading')
    announce({ text: t('One moment, checking your sign-in...'), tone: 'ok' });
  const session = await resolveSession();
  if (session.status === 'signed-in') return session.user;
  announce({ text: request, tone: 'plain', link: { label: t('Sign in'), to: loginPath() } });
  return null;
}
