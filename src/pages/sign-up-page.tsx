import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useSignInProvider } from '@/account/form-parts';
import { SignInGate } from '@/account/provider-failure';
import { useSession } from '@/account/session';
import { SignUpForm } from '@/account/sign-up-form';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { linkedText } from '@/ui/linked-text';
import { PageHeading } from '@/ui/page-heading';

export default function SignUpPage() {
  const session = useSession();
  useSignInProvider();
  // A visitor who is already signed in has not just created an account.
  const [isCreating, setCreating] = useState(false);
  if (session.status === 'signed-in')
    return <Navigate to={isCreating ? paths.welcome : paths.home} replace />;
  return (
    <>
      <PageHeading lead={t('Join us to explore and post your offerings.')}>{t('Create Account')}</PageHeading>
      <SignInGate session={session}>
        <SignUpForm onSend={() => setCreating(true)} />
        <p className="mt-4 text-sm text-muted">
          <RichText
            of="By signing up you accept our <terms>terms</terms> and our <privacy>privacy policy</privacy>."
            values={{ terms: linkedText(paths.terms), privacy: linkedText(paths.privacy) }}
          />
        </p>
        <p className="mt-4 text-center text-muted">
          <RichText
            of="Already have an account? <login>Sign in</login>"
            values={{ login: linkedText(paths.login, 'tap inline-flex items-center') }}
          />
        </p>
      </SignInGate>
    </>
  );
}
