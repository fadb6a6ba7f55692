import { Link } from 'react-router-dom';
import { useSession } from '@/account/use-session';
import { loginPath } from '@/config/link-builders';
import { buttonClass } from '@/ui/button';

/** Why a list of saved offers is empty, and what fills it. */
export function SavedAdvice() {
  const session = useSession();
  if (session.status === 'loading') return <p>Looking for what you saved...</p>;
  if (session.status === 'signed-in')
    return <p>Nothing you saved is here. Tap the heart of an offer to save it.</p>;
  return (
    <>
      <p>What you save is yours alone: please sign in to see it.</p>
      <Link to={loginPath()} className={buttonClass('primary', 'mt-3 mr-3')}>
        Sign in
      </Link>
    </>
  );
}
