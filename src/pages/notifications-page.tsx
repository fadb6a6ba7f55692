import { SearchLink } from '@/browse/searches/saved-search-list';
import { newOfferCount, newSearchResults, savedSearches, searchKey } from '@/browse/searches/saved-searches';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { MessageForm } from '@/requests/list/message-form';
import { RequestList } from '@/requests/list/request-list';
import { YourRequest } from '@/requests/list/your-request';
import { LiveNotice } from '@/selling/own/live-notice';
import { PageHeading } from '@/ui/page-heading';
import { SectionFrame } from '@/ui/section-frame';
import { useStore } from '@/ui/use-store';

function SearchesWithNews() {
  const news = useStore(newSearchResults);
  const searches = useStore(savedSearches).filter((search) => newOfferCount(news, search) > 0);
  if (searches.length === 0) return null;
  return (
    <SectionFrame title={t('New in your saved searches')} seeAll={paths.saved}>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {searches.map((search) => (
          <li key={searchKey(search)} className="flex px-3">
            <SearchLink search={search} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

export default function NotificationsPage() {
  return (
    <>
      <PageHeading lead={t('What people around you want to buy or sell.')}>{t('Requests')}</PageHeading>
      <LiveNotice />
      <div className="mb-6">
        <MessageForm />
        <YourRequest className="mt-1" />
        <div className="mt-4">
          <SearchesWithNews />
        </div>
      </div>
      <RequestList />
    </>
  );
}
