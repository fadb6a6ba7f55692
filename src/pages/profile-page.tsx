import { Link } from 'react-router-dom';
import { signedInUser, useSession, type User } from '@/account/session';
import { SignInPrompt } from '@/account/sign-in-prompt';
import { message, t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { buttonClass } from '@/ui/button';
import { Loading } from '@/ui/load-states';
import { PageHeading } from '@/ui/page-heading';
import { WaitNotice } from '@/ui/wait-notice';

function UserFacts({ user }: { user: User }) {
  const facts = [
    ['firstName', message('First name'), user.firstName],
    ['lastName', message('Last name'), user.lastName],
    ['email', message('Email'), user.email],
  ] as const;
  return (
    <dl className="flex flex-col gap-3">
      {facts.map(
        ([id, label, value]) =>
          value && (
            <div key={id}>
              <dt className="text-sm text-muted">{t(label)}</dt>
              <dd className="font-semibold [overflow-wrap:anywhere]">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

export default function ProfilePage() {
  const session = useSession();
  const user = signedInUser(session);
  return (
    <>
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
        <SignInPrompt text={t('Please sign in to see your profile.')} />
      )}
    </>
  );
}
