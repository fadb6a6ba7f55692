import { Link } from 'react-router-dom';
import { SignedInNotice } from '@/account/form-parts';
import { useSession } from '@/account/session';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { buttonClass } from '@/ui/button';
import { PageHeading } from '@/ui/page-heading';

export default function WelcomePage() {
  const { status } = useSession();
  // While the session loads, a cookie says that the visitor has an account.
  const hasAccount = status === 'signed-in' || status === 'loading';
  return (
    <div className="max-w-2xl">
      <PageHeading>{t('Welcome to Gulit')}</PageHeading>
      <SignedInNotice
        text={
          hasAccount
            ? t('Your account has been created. Taking you to the market...')
            : t('You can browse without an account. Taking you to the market...')
        }
        next={paths.home}
        {...(!hasAccount && { className: 'text-muted' })}
      />
      <Link to={paths.home} replace className={buttonClass('quiet', 'mt-4')}>
        {t('Go now')}
      </Link>
    </div>
  );
}
