import { t } from '@/language/translate';
import { useCatalogue } from '@/listings/catalogue/use-catalogue';
import { isVerified, selectWhere } from '@/listings/catalogue/selectors';
import { SavedListings } from '@/listings/saved/saved-listings';
import { SavedSearchList } from '@/listings/saved-searches/saved-search-list';
import { PageHeading } from '@/ui/page-heading';
import { useNow } from '@/ui/use-now';

const selectVerified = selectWhere(isVerified);

export default function SavedPage() {
  const now = useNow();
  const query = useCatalogue(selectVerified, { needsAll: true });
  return (
    <>
      <PageHeading lead={t('Kept on this device, without an account.')}>{t('Saved offers')}</PageHeading>
      <div className="-mt-4 mb-6 empty:hidden">
        <SavedSearchList />
      </div>
      <SavedListings query={query} now={now} />
    </>
  );
}
