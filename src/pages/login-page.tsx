import { useLocation, useSearchParams } from 'react-router-dom';
import { SignedInNotice, useSignInProvider } from '@/account/form-parts';
import { SignInGate } from '@/account/provider-failure';
import { useSession } from '@/account/session';
import { DemonstrationAccounts, SignInForm } from '@/account/sign-in-form';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import { ownPath } from '@/platform/own-path';
import { isRecord } from '@/platform/parse-values';
import { loginPath, paths } from '@/platform/paths';
import { linkedText } from '@/ui/linked-text';
import { PageHeading } from '@/ui/page-heading';

/**
 * The sign-in page. After signing in it opens the path in `?redirect_url=`, but never another site: anybody can write a
 * link to this page.
 */
export default function LoginPage() {
  const session = useSession();
  const [search] = useSearchParams();
  const next = ownPath(search.get('redirect_url')) ?? paths.home;
  const state: unknown = useLocation().state;
  useSignInProvider();
  return (
    <>
      <PageHeading>{t('Welcome back')}</PageHeading>
      {isRecord(state) && state['reason'] === 'post' && session.status !== 'signed-in' && (
        <p role="status" className="mb-4 rounded-card border border-line bg-surface p-4">
          {state['isStored'] === false
            ? t("Your post is saved only while this page stays open. It's sent as soon as you sign in.")
            : t("Your post is saved on this device. It's sent as soon as you sign in.")}
        </p>
      )}
      {session.status === 'signed-in' ? (
        <SignedInNotice text={t('Sign-up Successful! Redirecting...')} next={next} />
      ) : (
        <SignInGate session={session}>
          <SignInForm next={loginPath(next)} />
          <p className="mt-4 text-center text-muted">
            <RichText
              of="New to Gulit? <signup>Create an account</signup>"
              values={{ signup: linkedText(paths.signUp, 'tap inline-flex items-center') }}
            />
          </p>
          <DemonstrationAccounts />
        </SignInGate>
      )}
    </>
  );
}
