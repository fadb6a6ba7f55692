import { Link, useSearchParams } from 'react-router-dom';
import { DemonstrationAccounts } from '@/account/demonstration-accounts';
import { ProviderTrouble } from '@/account/provider-trouble';
import { SignInForm } from '@/account/sign-in-form';
import { SignedInNotice } from '@/account/signed-in-notice';
import { useProvider } from '@/account/use-provider';
import { useSession } from '@/account/use-session';
import { paths } from '@/config/paths';
import { ownPath } from '@/lib/own-path';
import { PageHeading } from '@/ui/page-heading';

/** Sign in (spec section 2, /login). `?redirect_url=` is where to go afterwards: one of our own paths, else the home page. */
export default function LoginPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const next = ownPath(search.get('redirect_url')) ?? paths.home;
  useProvider();
  return (
    <div className="mx-auto max-w-md">
      <PageHeading>Welcome back</PageHeading>
      {session.status === 'signed-in' ? (
        <SignedInNotice text="Sign-up Successful! Redirecting..." next={next} />
      ) : (
        <ProviderTrouble session={session}>
          <SignInForm next={`${paths.login}?redirect_url=${encodeURIComponent(next)}`} />
          <p className="mt-4 text-center text-muted">
            New to Gulit?{' '}
            <Link
              to={paths.signUp}
              className="tap inline-flex items-center font-semibold text-brand underline"
            >
              Create an account
            </Link>
          </p>
          <DemonstrationAccounts />
        </ProviderTrouble>
      )}
    </div>
  );
}
