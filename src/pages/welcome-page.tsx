import { Link } from 'react-router-dom';
import { useSession } from '@/account/session';
import { SignInPrompt } from '@/account/sign-in-prompt';
import { SignedInNotice } from '@/account/signed-in-notice';
import { paths } from '@/config/paths';
import { useHasWaitingPost } from '@/selling/submission/use-has-waiting-post';
import { buttonClass } from '@/ui/button';
import { PageHeading } from '@/ui/page-heading';

/** The end of a sign-up (docs/product.md, Accounts); a seller whose post waited for it goes on to what becomes of that. */
export default function WelcomePage() {
  const { status } = useSession();
  const hasPost = useHasWaitingPost();
  const next = hasPost ? paths.myPosts : paths.home;
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
      <SignedInNotice
        text={`Your account has been created. Taking you to ${hasPost ? 'your posts' : 'the market'}...`}
        next={next}
      />
      <Link to={next} replace className={buttonClass('quiet', 'mt-4')}>
        Go there now
      </Link>
    </div>
  );
}
