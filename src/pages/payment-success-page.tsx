import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import { env } from '@/platform/env';
import { paths } from '@/platform/paths';
import { finishCheckout, readStartedCheckout } from '@/storefront/started-checkout';
import { buttonClass } from '@/ui/button';
import { PageHeading } from '@/ui/page-heading';
import { useHistoryText } from '@/ui/use-history-text';

const isTest = env.stripePublishableKey === '';

export default function PaymentSuccessPage() {
  // This page deletes the started checkout, so the history entry records the payment for a reload.
  const [recorded, record] = useHistoryText('paid');
  const [hasPaid] = useState(() => recorded !== '' || readStartedCheckout().length > 0);
  useEffect(() => {
    finishCheckout();
    if (hasPaid) record('yes');
  }, [hasPaid, record]);
  const thanks = t('Payment Successful! Thank you for your purchase');
  return (
    <>
      {hasPaid ? (
        <PageHeading>{thanks}</PageHeading>
      ) : (
        <>
          <PageHeading>{t("You haven't paid for anything yet.")}</PageHeading>
          <p className="text-muted">
            <RichText of="After you pay, this page says: {words}" values={{ words: <q>{thanks}</q> }} />
          </p>
        </>
      )}
      {hasPaid && isTest && (
        <p className="text-muted">{t("Card payment isn't set up here. You weren't charged.")}</p>
      )}
      <Link to={paths.forSale} className={buttonClass('quiet', 'mt-4')}>
        {t('Back to the shop')}
      </Link>
    </>
  );
}
