import { Link } from 'react-router-dom';
import { useSession } from '@/account/session';
import { SignInPrompt } from '@/account/sign-in-prompt';
import { SignedInNotice } from '@/account/signed-in-notice';
import { paths } from '@/config/paths';
import { buttonClass } from '@/ui/button';
import { PageHeading } from '@/ui/page-heading';

/** The end of a sign-up (docs/product.md, Accounts). */
export default function WelcomePage() {
  const { status } = useSession();
  if (status === 'signed-out')
    return (
      <div className="mx-auto max-w-md py-8 text-center">
        <PageHeading>Welcome to Gulit</PageHeading>
        <SignInPrompt text="You are not signed in on this device." />
      </div>
    );
  return (
    <div className="mx-auto max-w-md py-8 text-center">
      <PageHeading>Welcome to Gulit</PageHeading>
      <SignedInNotice text="Your account has been created. Taking you to the market..." next={paths.home} />
      <Link to={paths.home} replace className={buttonClass('quiet', 'mt-4')}>
        Go there now
      </Link>
    </div>
  );
}
