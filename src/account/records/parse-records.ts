import { ApiError } from '@/api/api-error';
import { isRecord } from '@/lib/is-record';
import { parseText } from '@/lib/parse-text';
import type { AccountRecord } from './account-record';
import type { RecordList } from './record-lists';
import { rowsOf } from './rows-of';

const parseId = (value: unknown): string => (typeof value === 'number' ? String(value) : parseText(value));

function parseRecord(row: unknown, index: number, textField: string): AccountRecord | null {
  if (!isRecord(row)) return null;
  const record = {
    id: parseId(row['id']),
    text: parseText(row[textField]),
    status: parseText(row['status']),
  };
  return record.text || record.status ? { ...record, key: `${index} ${record.id}` } : null;
}

/**
 * The rows of one answer, in its order; what else stands in them is left alone. A row that says nothing is skipped and
 * reported. Where none can be read, the answer itself is at fault.
 */
export function parseRecords(answer: unknown, { textField, endpoint }: RecordList): AccountRecord[] {
  const rows = rowsOf(answer);
  const records = (rows ?? [])
    .map((row, index) => parseRecord(row, index, textField))
    .filter((record) => record !== null);
  if (!rows || (rows.length > 0 && records.length === 0)) {
    throw new ApiError('No row of the answer can be read.', { kind: 'invalid-body' });
  }
  const skipped = rows.length - records.length;
  if (skipped > 0) {
    // oxlint-disable-next-line no-console -- the report a skipped row owes to whoever runs the server
    console.warn(`Skipped ${skipped} of ${rows.length} rows of ${endpoint}`);
  }
  return records;
}
