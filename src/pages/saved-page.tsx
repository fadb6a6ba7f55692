import { useProducts } from '@/listings/catalogue/products-query';
import { isVerified, selectWhere } from '@/listings/catalogue/selectors';
import { SavedOffers } from '@/listings/saved/saved-offers';
import { PageHeading } from '@/ui/page-heading';
import { useNow } from '@/ui/use-now';

const selectVerified = selectWhere(isVerified);

/** What this device keeps (docs/product.md, Saved offers). */
export default function SavedPage() {
  const now = useNow();
  const query = useProducts(selectVerified);
  return (
    <>
      <PageHeading lead="Kept on this device, without an account.">Saved offers</PageHeading>
      <SavedOffers query={query} now={now} />
    </>
  );
}
