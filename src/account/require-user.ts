import { t } from '@/language/translate';
import { loginPath } from '@/platform/paths';
import { announce } from '@/ui/announcement';
import { resolveSession, sessionStore, type User } from './session';

/**
 * Returns the signed-in user. If there is none, returns null and announces `signInPrompt` with a link to the login
 * page, or that sign-in is unavailable.
 */
export async function requireUser(signInPrompt: string): Promise<User | null> {
  if (sessionStore.read().status === 'loading')
    announce({ text: t("One moment, checking if you're signed in..."), tone: 'ok' });
  const session = await resolveSession();
  if (session.status === 'signed-in') return session.user;
  if (session.status === 'unavailable')
    announce({
      text: t("Sign-in isn't available right now."),
      advice: t('Check your connection and reload the page. You can browse without signing in.'),
      tone: 'error',
    });
  else announce({ text: signInPrompt, tone: 'plain', link: { label: t('Sign in'), to: loginPath() } });
  return null;
}
