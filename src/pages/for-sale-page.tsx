import { brand } from '@/config/brand';
import { env } from '@/config/env';
import { Storefront } from '@/storefront/storefront';
import { PageHeading } from '@/ui/page-heading';

const payment =
  env.stripePublishableKey === ''
    ? 'The checkout is a test here: no money moves.'
    : 'You pay by card, on Stripe’s own page.';

export default function ForSalePage() {
  return (
    <>
      <PageHeading lead={`${brand.name}’s demonstration shop. ${payment}`}>Order Now</PageHeading>
      <Storefront />
    </>
  );
}
