import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { DemonstrationAccounts } from '@/account/demonstration-accounts';
import { ProviderTrouble } from '@/account/provider-failure';
import { SignInForm } from '@/account/sign-in-form';
import { SignedInNotice } from '@/account/signed-in-notice';
import { useProvider } from '@/account/use-provider';
import { useSession } from '@/account/session';
import { paths } from '@/config/paths';
import { isRecord } from '@/lib/parse-values';
import { ownPath } from '@/lib/own-path';
import { PageHeading } from '@/ui/page-heading';

/**
 * Sign in (docs/product.md, Accounts). `?redirect_url=` leads on afterwards, but only to our own paths: a link to the login page
 * must not send people to another site.
 */
export default function LoginPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const next = ownPath(search.get('redirect_url')) ?? paths.home;
  const state: unknown = useLocation().state;
  const hasPost = isRecord(state) && state['reason'] === 'post';
  const postLasts = isRecord(state) && state['lasts'] !== false;
  useProvider();
  return (
    <div className="mx-auto max-w-md">
      <PageHeading>Welcome back</PageHeading>
      {hasPost && session.status !== 'signed-in' && (
        <p role="status" className="mb-4 rounded-card border border-line bg-surface p-4">
          Your post is kept {postLasts ? 'on this device' : 'only while this page stays open'}. It is sent as
          soon as you are signed in.
        </p>
      )}
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
