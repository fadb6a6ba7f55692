import { Link } from 'react-router-dom';
import { loginPath, paths } from '@/config/paths';
import { buttonClass } from '@/ui/button';

interface SignInPromptProps {
  /** Why to sign in. */
  text: string;
  /** Called when a link is followed. Given by overlays, whose history entry the next page then replaces. */
  onFollow?: () => void;
}

/** The links to sign in and to sign up; signing in leads back to this page. */
export function SignInPrompt({ text, onFollow }: SignInPromptProps) {
  return (
    <div>
      <p>{text}</p>
      <p className="mt-4 flex gap-3 *:flex-1">
        <Link
          to={loginPath()}
          replace={Boolean(onFollow)}
          onClick={onFollow}
          className={buttonClass('primary')}
        >
          Sign In
        </Link>
        <Link
          to={paths.signUp}
          replace={Boolean(onFollow)}
          onClick={onFollow}
          className={buttonClass('quiet')}
        >
          Sign Up
        </Link>
      </p>
    </div>
  );
}
