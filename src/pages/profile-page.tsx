import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { SignInPrompt } from '@/account/sign-in-prompt';
import { UserFacts } from '@/account/user-facts';
import { useSession, userOf } from '@/account/session';
import { paths } from '@/platform/paths';
import { buttonClass } from '@/ui/button';
import { PageHeading } from '@/ui/page-heading';
import { Loading } from '@/ui/load-states';
import { WaitNotice } from '@/ui/wait-notice';

export default function ProfilePage() {
  const session = useSession();
  const user = userOf(session);
  return (
    <div className="max-w-md">
      <PageHeading>{t('My Profile')}</PageHeading>
      {session.status === 'loading' && (
        <>
          <WaitNotice />
          <Loading label={t('Loading your profile')} className="h-24 w-full" />
        </>
      )}
      {user && (
        <>
          <UserFacts user={user} />
          <Link to={paths.logout} className={buttonClass('quiet', 'mt-6')}>
            {t('Logout')}
          </Link>
        </>
      )}
      {session.status !== 'loading' && !user && (
        <SignInPrompt text={t('Please log in to see your profile.')} />
      )}
    </div>
  );
}
