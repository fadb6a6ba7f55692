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
            ? t("{brand}'s demo shop. Checkout is a test. You won't be charged.", {
                brand: brand.name,
              })
            : t("{brand}'s demo shop. You pay by card on Stripe's page.", {
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
