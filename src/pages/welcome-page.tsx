import { Link } from 'react-router-dom';
import { SignedInNotice } from '@/account/form-parts';
import { useSession } from '@/account/session';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { paths } from '@/platform/paths';
import { submissionStore } from '@/selling/submission/send-post';
import { buttonClass } from '@/ui/button';
import { PageHeading } from '@/ui/page-heading';
import { useStore } from '@/ui/use-store';

export default function WelcomePage() {
  const { status } = useSession();
  const isSending = useStore(submissionStore).status !== 'idle';
  return (
    // On a phone, the progress of an upload lies over the top of the page.
    <div className={classNames('max-w-2xl', isSending && 'max-sm:pt-36')}>
      <PageHeading>{t('Welcome to Gulit')}</PageHeading>
      <SignedInNotice
        text={
          status === 'signed-out'
            ? t('You can browse without an account. Taking you to the market...')
            : t('Your account has been created. Taking you to the market...')
        }
        next={paths.home}
      />
      <Link to={paths.home} replace className={buttonClass('quiet', 'mt-4')}>
        {t('Go now')}
      </Link>
    </div>
  );
}
