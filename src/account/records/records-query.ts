import { queryOptions } from '@tanstack/react-query';
import { checkRows } from '@/api/check-rows';
import { getJson } from '@/api/get-json';
import { rejectAnswer } from '@/api/http-cache';
import { isRecord, parseDecimal, parseScalar, parseText } from '@/platform/parse-values';
import { limitText } from '@/platform/text/limit-text';
import type { RecordList } from './record-pages';

/** One row of an account page. Missing texts are ''. */
export interface AccountRecord {
  key: string;
  /** The server's number of the row. */
  id: string;
  text: string;
  status: string;
}

/** Returns the rows of a response or, for a page of Django REST Framework, of its `results`; null if there are none. */
function rowsInAnswer(answer: unknown): readonly unknown[] | null {
  const rows = isRecord(answer) ? answer['results'] : answer;
  return Array.isArray(rows) ? rows : null;
}

function parseRecord(row: unknown, index: number, textField: string): AccountRecord | null {
  if (!isRecord(row)) return null;
  const record = {
    id: limitText(parseScalar(row['id'])),
    text: limitText(parseText(row[textField])),
    status: limitText(parseText(row['status'])),
  };
  return record.text || record.status ? { ...record, key: `${index} ${record.id}` } : null;
}

/** Parses the rows of a response. Skips and reports rows without content; throws if no row can be read. */
export function parseRecords(answer: unknown, { textField, endpoint }: RecordList): AccountRecord[] {
  const rows = rowsInAnswer(answer);
  if (!rows) return rejectAnswer('The answer has no rows.');
  const records = rows.flatMap((row, index) => parseRecord(row, index, textField) ?? []);
  checkRows({ name: `rows of ${endpoint}`, all: rows.length, readable: records.length });
  return records;
}

/** Parses the balance of a wallet, in Birr. Some servers send a list with one wallet. */
export function parseBalance(answer: unknown): number {
  const wallet = rowsInAnswer(answer)?.[0] ?? answer;
  const balance = isRecord(wallet) ? parseDecimal(wallet['balance']) : null;
  return balance ?? rejectAnswer('The answer has no balance.');
}

/** The start of the keys of all queries of the account pages. */
export const recordsKey = ['records'] as const;

/**
 * The query of an account page. Its key contains the account, so that no other account sees the data. Take the id from
 * `useAccountId`, which knows it before the provider responds: a changed id would fetch again.
 */
export const recordsQuery = <Answer>(
  endpoint: `/api/${string}/`,
  accountId: string | null,
  parse: (answer: unknown) => Answer,
) =>
  queryOptions({
    queryKey: [...recordsKey, endpoint, accountId],
    queryFn: async ({ signal }) => parse(await getJson(endpoint, signal)),
    // Never cached: a status may change at any time.
    staleTime: 0,
    gcTime: 0,
  });
