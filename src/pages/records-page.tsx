import type { RecordPage } from '@/account/records/record-pages';
import { RecordResults } from '@/account/records/record-results';
import { t } from '@/language/translate';
import { PageHeading } from '@/ui/page-heading';

/** An account page with one or several lists. */
export default function RecordsPage({ page: { heading, lead, lists } }: { page: RecordPage }) {
  return (
    <>
      <PageHeading lead={lead && t(lead)}>{t(heading)}</PageHeading>
      {lists.map((part) => (
        <section key={part.heading} aria-label={t(part.heading)} className="mb-8">
          {lists.length > 1 && <h2 className="mb-3 text-xl">{t(part.heading)}</h2>}
          <RecordResults list={part.list} heading={t(part.heading)} />
        </section>
      ))}
    </>
  );
}
