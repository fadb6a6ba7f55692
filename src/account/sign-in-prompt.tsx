import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { loginPath } from '@/platform/login-path';
import { paths } from '@/platform/paths';
import { buttonClass } from '@/ui/button';

interface SignInPromptProps {
  /** Why to sign in. */
  text: string;
  /** Called when one of the ways is taken out of an overlay, whose history entry they take over. */
  onFollow?: () => void;
}

/** The two ways to an account, for whoever has to have one; the first leads back here. */
export function SignInPrompt({ text, onFollow }: SignInPromptProps) {
  return (
    <div className="max-w-md">
      <p>{text}</p>
      <p className="mt-4 flex gap-3 *:flex-1">
        <Link
          to={loginPath()}
          replace={Boolean(onFollow)}
          onClick={onFollow}
          className={buttonClass('primary')}
        >
          {t('Sign In')}
        </Link>
        <Link
          to={paths.signUp}
          replace={Boolean(onFollow)}
          onClick={onFollow}
          className={buttonClass('quiet')}
        >
          {t('Sign Up')}
        </Link>
      </p>
    </div>
  );
}
