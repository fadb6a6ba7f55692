import type { AccountRecord } from './account-record';
import type { RecordList } from './record-lists';

interface RecordRowProps {
  record: AccountRecord;
  noun: RecordList['noun'];
}

/** One row: what it is about, its number, its status. */
export function RecordRow({ record: { id, text, status }, noun }: RecordRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 [overflow-wrap:anywhere]">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">
          <bdi>{text || 'Without a name'}</bdi>
        </p>
        {noun && id && (
          <p className="text-sm text-muted">
            {noun} <bdi>{id}</bdi>
          </p>
        )}
      </div>
      {status && (
        <p className="rounded-full bg-sunken px-3 py-1 text-sm font-semibold">
          <span className="sr-only">Status: </span>
          <bdi>{status}</bdi>
        </p>
      )}
    </li>
  );
}
