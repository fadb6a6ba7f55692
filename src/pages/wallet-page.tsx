import { Link } from 'react-router-dom';
import { Wallet } from '@/account/records/wallet';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { PageHeading } from '@/ui/page-heading';

const linkClass = 'tap inline-flex items-center font-semibold text-brand underline';

export default function WalletPage() {
  return (
    <>
      <PageHeading lead={t("Your balance in Birr. You can't top it up here yet.")}>{t('Wallet')}</PageHeading>
      <Wallet />
      <p className="mt-4 flex flex-wrap gap-x-6">
        <Link to={paths.paymentUpdates} className={linkClass}>
          {t('Payment updates')}
        </Link>
        <Link to={paths.paymentMethods} className={linkClass}>
          {t('How payment works')}
        </Link>
      </p>
    </>
  );
}
