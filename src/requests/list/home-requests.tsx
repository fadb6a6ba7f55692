import { paths } from '@/config/paths';
import { SectionFrame } from '@/listings/results/section-frame';
import { useEntries } from '@/requests/entries/use-entries';
import { useNow } from '@/ui/use-now';
import { MessageForm } from './message-form';
import { RequestCard } from './request-card';

const shownCount = 4;

/** The newest requests as cards, and the form that adds one (docs/product.md, Home). */
export function HomeRequests() {
  const now = useNow();
  const { data } = useEntries();
  const requests = data?.requests.slice(0, shownCount) ?? [];
  return (
    <>
      {requests.length > 0 && (
        <SectionFrame title="What people ask for" seeAll={paths.notifications}>
          <ul className="grid gap-3 lg:grid-cols-2">
            {requests.map((request) => (
              <li key={request.id} className="min-w-0">
                <RequestCard request={request} now={now} isNew={false} find={null} />
              </li>
            ))}
          </ul>
        </SectionFrame>
      )}
      <div className="mt-8">
        <MessageForm />
      </div>
    </>
  );
}
