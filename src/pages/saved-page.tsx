import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SavedSearchList } from '@/browse/searches/saved-search-list';
import { t } from '@/language/translate';
import { pageTitle } from '@/platform/brand';
import { SavedListings } from '@/saved/saved-listings';
import { readSharedIds } from '@/saved/shared-list';
import { SharedListings } from '@/saved/shared-listings';
import { PageHeading } from '@/ui/page-heading';
import { usePageHead } from '@/ui/use-page-head';

/** What this device has saved. If the address names offers, a shared list. */
export default function SavedPage() {
  const [search] = useSearchParams();
  const shared = useMemo(() => readSharedIds(search), [search]);
  usePageHead(shared ? { title: pageTitle(t('A shared list')) } : {});
  if (shared)
    return (
      <>
        <PageHeading lead={t('Your own saved offers stay as they are.')}>{t('A shared list')}</PageHeading>
        <SharedListings ids={shared} />
      </>
    );
  return (
    <>
      <PageHeading lead={t('Saved on this device. No account needed.')}>{t('Saved offers')}</PageHeading>
      <div className="-mt-4 mb-6 empty:hidden">
        <SavedSearchList />
      </div>
      <SavedListings />
    </>
  );
}
