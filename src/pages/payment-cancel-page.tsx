import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { buttonClass } from '@/ui/button';
import { PageHeading } from '@/ui/page-heading';

/** The end of a cancelled checkout. The cart is unchanged. */
export default function PaymentCancelPage() {
  return (
    <>
      <PageHeading>{t('Payment Cancelled')}</PageHeading>
      <p className="text-muted">{t('Payment was cancelled. You can try again.')}</p>
      <Link to={paths.forSale} className={buttonClass('primary', 'mt-4')}>
        {t('Back to your cart')}
      </Link>
    </>
  );
}
