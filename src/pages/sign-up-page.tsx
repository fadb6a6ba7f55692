import { Link, Navigate } from 'react-router-dom';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import { ProviderTrouble } from '@/account/provider-failure';
import { SignUpForm } from '@/account/sign-up-form';
import { useProvider } from '@/account/use-provider';
import { useSession } from '@/account/session';
import { paths } from '@/config/paths';
import { PageHeading } from '@/ui/page-heading';

const linkClass = 'font-semibold text-brand underline';

export default function SignUpPage() {
  const session = useSession();
  useProvider();
  if (session.status === 'signed-in') return <Navigate to={paths.welcome} replace />;
  return (
    <div className="max-w-md">
      <PageHeading lead={t('Join us to explore and post your offerings.')}>{t('Create Account')}</PageHeading>
      <ProviderTrouble session={session}>
        <SignUpForm />
        <p className="mt-4 text-sm text-muted">
          <RichText
            of="By signing up you accept our <terms>terms</terms> and our <privacy>privacy policy</privacy>."
            values={{
              terms: (words) => (
                <Link to={paths.terms} className={linkClass}>
                  {words}
                </Link>
              ),
              privacy: (words) => (
                <Link to={paths.privacy} className={linkClass}>
                  {words}
                </Link>
              ),
            }}
          />
        </p>
        <p className="mt-4 text-center text-muted">
          <RichText
            of="You have an account? <login>Sign in</login>"
            values={{
              login: (words) => (
                <Link to={paths.login} className={`tap inline-flex items-center ${linkClass}`}>
                  {words}
                </Link>
              ),
            }}
          />
        </p>
      </ProviderTrouble>
    </div>
  );
}
