import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { ProductLine, TotalLine } from '@/storefront/product-line';
import { readStartedCheckout } from '@/storefront/started-checkout';
import { buttonClass } from '@/ui/button';
import { EmptyNotice } from '@/ui/load-states';
import { PageHeading } from '@/ui/page-heading';

/** The stand-in for the card provider's own page, in builds without a key. */
function StandIn() {
  const [products] = useState(readStartedCheckout);
  if (products.length === 0) {
    return (
      <EmptyNotice message={t('Nothing to pay for.')}>
        <p>{t("You haven't started a checkout in this tab.")}</p>
        <Link to={paths.forSale} className={buttonClass('quiet', 'mt-4')}>
          {t('Go to the shop')}
        </Link>
      </EmptyNotice>
    );
  }
  return (
    <div className="rounded-card border border-line bg-surface p-4">
      <ul>
        {products.map((product) => (
          <ProductLine key={product.id} product={product} />
        ))}
      </ul>
      <TotalLine products={products} />
      <div className="flex flex-col gap-2 sm:flex-row-reverse">
        <Link to={paths.paymentSuccess} className={buttonClass('primary', 'sm:flex-1')}>
          {t('Pretend to pay')}
        </Link>
        <Link to={paths.paymentCancelled} className={buttonClass('quiet', 'sm:flex-1')}>
          {t('Cancel')}
        </Link>
      </div>
    </div>
  );
}

export default function TestCheckoutPage() {
  return (
    <>
      <PageHeading
        lead={t(
          "Card payment isn't set up here, so this page stands in for the card provider's. It doesn't ask for a card, and you won't be charged.",
        )}
      >
        {t('Test checkout')}
      </PageHeading>
      <StandIn />
    </>
  );
}
