import { t } from '@/language/translate';
import { StandIn } from '@/storefront/stand-in';
import { PageHeading } from '@/ui/page-heading';

/** The stand-in of the card provider's page, for builds without its key. */
export default function TestCheckoutPage() {
  return (
    <div className="max-w-md">
      <PageHeading
        lead={t(
          'This page stands in for the card provider’s, because no key of it is set up here. No card is asked for and no money moves.',
        )}
      >
        {t('Test checkout')}
      </PageHeading>
      <StandIn />
    </div>
  );
}
