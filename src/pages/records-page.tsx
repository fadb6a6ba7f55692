import type { RecordPage } from '@/account/records/record-pages';
import { RecordResults } from '@/account/records/record-results';
import { t } from '@/language/translate';
import { PageHeading } from '@/ui/page-heading';

export default function RecordsPage({ page: { heading, lead, lists } }: { page: RecordPage }) {
  return (
    <>
      <PageHeading lead={lead && t(lead)}>{t(heading)}</PageHeading>
      {lists.map((list) => (
        <section key={list.heading} aria-label={t(list.heading)} className="mb-8">
          {lists.length > 1 && <h2 className="mb-3 text-xl">{t(list.heading)}</h2>}
          <RecordResults list={list} />
        </section>
      ))}
    </>
  );
}
