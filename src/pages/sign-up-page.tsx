import { Link, Navigate } from 'react-router-dom';
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
      <PageHeading lead="Join us to explore and post your offerings.">Create Account</PageHeading>
      <ProviderTrouble session={session}>
        <SignUpForm />
        <p className="mt-4 text-sm text-muted">
          By signing up you accept our{' '}
          <Link to={paths.terms} className={linkClass}>
            terms
          </Link>{' '}
          and our{' '}
          <Link to={paths.privacy} className={linkClass}>
            privacy policy
          </Link>
          .
        </p>
        <p className="mt-4 text-center text-muted">
          You have an account?{' '}
          <Link to={paths.login} className={`tap inline-flex items-center ${linkClass}`}>
            Sign in
          </Link>
        </p>
      </ProviderTrouble>
    </div>
  );
}
