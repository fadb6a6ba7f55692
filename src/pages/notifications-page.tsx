import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { SearchesWithNews } from '@/browse/searches/searches-with-news';
import { MessageForm } from '@/requests/list/message-form';
import { RequestList } from '@/requests/list/request-list';
import { YourRequest } from '@/requests/your-request';
import { LiveNotice } from '@/selling/own/live-notice';
import { PageHeading } from '@/ui/page-heading';

/** What people want to buy or sell. */
export default function NotificationsPage() {
  return (
    <div className="max-w-2xl">
      <PageHeading lead={t('What people around you want to buy or sell.')}>{t('Requests')}</PageHeading>
      <LiveNotice />
      <MessageForm />
      <YourRequest className="mt-1" />
      <p className="mb-1">
        <Link to={paths.chat} className="tap inline-flex items-center text-brand underline">
          {t('Read them as a conversation')}
        </Link>
      </p>
      <div className="-mt-4 mb-6 empty:hidden">
        <SearchesWithNews />
      </div>
      <RequestList />
    </div>
  );
}
