import { limitText } from '@/platform/limit-text';
import { isRecord, parseDecimal, parseText } from '@/platform/parse-values';
import type { RecordList } from './record-pages';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { getJson } from '@/api/get-json';
import { unreadableAnswer } from '@/api/request';

/** One row of an account page; '' where the server gave nothing to read. */
export interface AccountRecord {
  /** Tells it from the other rows. */
  key: string;
  /** The number or name under which the server keeps it. */
  id: string;
  text: string;
  status: string;
}

/**
 * The rows of an answer, which may come in pages (Django REST Framework's `results`); null where there are none
 * to read.
 */
function rowsOf(answer: unknown): readonly unknown[] | null {
  const rows = isRecord(answer) ? answer['results'] : answer;
  return Array.isArray(rows) ? rows : null;
}

const parseId = (value: unknown): string =>
  typeof value === 'number' ? String(value) : limitText(parseText(value));

function parseRecord(row: unknown, index: number, textField: string): AccountRecord | null {
  if (!isRecord(row)) return null;
  const record = {
    id: parseId(row['id']),
    text: limitText(parseText(row[textField])),
    status: limitText(parseText(row['status'])),
  };
  return record.text || record.status ? { ...record, key: `${index} ${record.id}` } : null;
}

/**
 * The rows of one answer, in its order; a row that says nothing is skipped and reported. Where none can be
 * read, the answer itself is at fault.
 */
export function parseRecords(answer: unknown, { textField, endpoint }: RecordList): AccountRecord[] {
  const rows = rowsOf(answer);
  const records = (rows ?? [])
    .map((row, index) => parseRecord(row, index, textField))
    .filter((record) => record !== null);
  if (!rows || (rows.length > 0 && records.length === 0)) {
    throw unreadableAnswer('No row of the answer can be read.');
  }
  const skipped = rows.length - records.length;
  if (skipped > 0) {
    // oxlint-disable-next-line no-console -- the report a skipped row owes to whoever runs the server
    console.warn(`Skipped ${skipped} of ${rows.length} rows of ${endpoint}`);
  }
  return records;
}

/** The balance of a wallet in Birr; a server that lists wallets sends the one in a list. */
export function parseBalance(answer: unknown): number {
  const wallet = rowsOf(answer)?.[0] ?? answer;
  const balance = isRecord(wallet) ? parseDecimal(wallet['balance']) : null;
  if (balance === null) throw unreadableAnswer('The answer has no balance.');
  return balance;
}

/**
 * One call of the account pages, its answer read by `parse`. Kept apart by account: no other one may see it. The id is
 * that of `useAccountId`, which a device knows before the provider has answered, so that nothing is asked twice.
 */
export const recordsQuery = <Answer>(
  endpoint: `/api/${string}/`,
  accountId: string | null,
  parse: (answer: unknown) => Answer,
) =>
  queryOptions({
    queryKey: ['records', endpoint, accountId],
    queryFn: async ({ signal }) => parse(await getJson(endpoint, v.unknown(), signal)),
    // Nothing is cached: a status may change at any time, and the next user of this device must not see it.
    staleTime: 0,
    gcTime: 0,
  });
