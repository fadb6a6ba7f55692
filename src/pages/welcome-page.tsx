import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { useSession } from '@/account/session';
import { SignedInNotice } from '@/account/form-parts';
import { paths } from '@/platform/paths';
import { buttonClass } from '@/ui/button';
import { PageHeading } from '@/ui/page-heading';

export default function WelcomePage() {
  const { status } = useSession();
  return (
    // On a phone the notice of a post being sent overlays the top of the page.
    <div className="max-w-2xl pt-36 sm:pt-0">
      <PageHeading>{t('Welcome to Gulit')}</PageHeading>
      <SignedInNotice
        text={
          status === 'signed-out'
            ? t('You are not signed in on this device. Taking you to the market...')
            : t('Your account has been created. Taking you to the market...')
        }
        next={paths.home}
      />
      <Link to={paths.home} replace className={buttonClass('quiet', 'mt-4')}>
        {t('Go there now')}
      </Link>
    </div>
  );
}
