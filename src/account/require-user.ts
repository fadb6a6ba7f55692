import { t } from '@/language/translate';
import { loginPath } from '@/platform/paths';
import { announce } from '@/ui/announcement';
import { resolveSession, sessionStore, type User } from './session';

/**
 * Returns the signed-in user, or null if there is none. In that case it announces `signInPrompt`, with a link to the
 * login page, which returns here.
 */
export async function requireUser(signInPrompt: string): Promise<User | null> {
  if (sessionStore.read().status === 'loading')
    announce({ text: t("One moment, checking if you're signed in..."), tone: 'ok' });
  const session = await resolveSession();
  if (session.status === 'signed-in') return session.user;
  announce({ text: signInPrompt, tone: 'plain', link: { label: t('Sign in'), to: loginPath() } });
  return null;
}
