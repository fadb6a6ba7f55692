import { t } from '@/language/translate';
import { brand } from '@/platform/brand';
import { env } from '@/platform/env';
import { Storefront } from '@/storefront/storefront';
import { PageHeading } from '@/ui/page-heading';

const isTest = env.stripePublishableKey === '';

export default function ForSalePage() {
  return (
    <>
      <PageHeading
        lead={
          isTest
            ? t('{brand}’s demonstration shop. The checkout is a test here: no money moves.', {
                brand: brand.name,
              })
            : t('{brand}’s demonstration shop. You pay by card, on Stripe’s own page.', {
                brand: brand.name,
              })
        }
      >
        {t('Order Now')}
      </PageHeading>
      <Storefront />
    </>
  );
}
