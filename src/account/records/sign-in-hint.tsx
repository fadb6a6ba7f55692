import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { loginPath } from '@/platform/login-path';
import { useSession } from '@/account/session';

/** Explains to signed-out visitors why a list may be empty or refused, and links to the login page and back. */
export function SignInHint() {
  const { status } = useSession();
  if (status !== 'signed-out') return null;
  return (
    <p className="mt-3 flex flex-wrap items-center justify-center gap-x-2 text-center text-muted">
      <span>{t('Sign in to see what belongs to your account.')}</span>
      <Link
        to={loginPath()}
        className="tap inline-flex items-center justify-center font-semibold text-brand underline"
      >
        {t('Sign In')}
      </Link>
    </p>
  );
}
