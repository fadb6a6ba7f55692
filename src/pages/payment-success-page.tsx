import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { finishCheckout } from '@/storefront/started-checkout';
import { buttonClass } from '@/ui/button';
import { PageHeading } from '@/ui/page-heading';

const isTest = env.stripePublishableKey === '';

/** Where a paid checkout ends (docs/product.md, Storefront and payments). */
export default function PaymentSuccessPage() {
  useEffect(finishCheckout, []);
  return (
    <div className="mx-auto max-w-md py-8 text-center">
      <PageHeading>Payment Successful! Thank you for your purchase</PageHeading>
      {isTest && <p className="text-muted">Card payment is not set up here: no money has moved.</p>}
      <Link to={paths.forSale} className={buttonClass('quiet', 'mt-4')}>
        Back to the shop
      </Link>
    </div>
  );
}
