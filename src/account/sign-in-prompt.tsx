import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { loginPath, paths } from '@/platform/paths';
import { buttonClass } from '@/ui/button';

interface SignInPromptProps {
  /** The reason to sign in. */
  text: string;
  /** Called when a link is followed inside an overlay. The link then replaces the overlay's history entry. */
  onFollow?: () => void;
}

/** Links to sign in and sign up. After signing in, the visitor returns to this page. */
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
