import { isRecord } from '@/lib/is-record';

/** The rows of an answer, which may come in pages (Django REST Framework's `results`); null where there are none to read. */
export function rowsOf(answer: unknown): readonly unknown[] | null {
  const rows = isRecord(answer) ? answer['results'] : answer;
  return Array.isArray(rows) ? rows : null;
}
