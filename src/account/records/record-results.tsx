import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { buttonClass } from '@/ui/button';
import { EmptyNotice } from '@/ui/empty-notice';
import { Skeleton } from '@/ui/skeleton';
import { LoadedRecords } from './loaded-records';
import { parseRecords } from './parse-records';
import type { RecordList } from './record-lists';
import { RecordRow } from './record-row';
import { recordsQuery } from './records-query';

/** One list of an account page in each of its states. */
export function RecordResults({ list, heading }: { list: RecordList; heading: string }) {
  const query = useQuery(recordsQuery(list.endpoint, (answer) => parseRecords(answer, list)));
  const skeleton = (
    <div role="status" aria-label={list.loading} className="flex flex-col gap-3">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </div>
  );
  return (
    <LoadedRecords query={query} loadError={list.loadError} skeleton={skeleton}>
      {(records) =>
        records.length > 0 ? (
          <ul aria-label={heading} className="flex flex-col gap-3">
            {records.map((record) => (
              <RecordRow key={record.key} record={record} noun={list.noun} />
            ))}
          </ul>
        ) : (
          <EmptyNotice message={list.emptyMessage}>
            <p>{list.emptyAdvice.text}</p>
            <Link to={list.emptyAdvice.path} className={buttonClass('quiet', 'mt-3')}>
              {list.emptyAdvice.label}
            </Link>
          </EmptyNotice>
        )
      }
    </LoadedRecords>
  );
}
