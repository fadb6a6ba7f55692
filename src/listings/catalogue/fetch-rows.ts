import { createRowReader } from '@/api/row-reader';
import { request } from '@/api/request';
import { isRecord, parseText } from '@/lib/parse-values';

const path = '/api/products/';

/** At the usual hundred rows a page, no browser's page can hold so many in memory. */
const maximumPages = 5000;

/**
 * The query of the next page's address, null at the last. Its host is ignored, since a server behind a proxy
 * names its inner one.
 */
function nextQuery(around: unknown): string | null {
  const next = isRecord(around) ? parseText(around['next']) : '';
  return /\?[^#]*/.exec(next)?.[0] ?? null;
}

/**
 * Asks for all rows of the API, in one answer or in the pages of Django REST Framework, and hands them over as
 * they come. Rejects with an `ApiError`.
 */
export async function fetchRows(onRows: (rows: readonly unknown[]) => void): Promise<void> {
  const ids = new Set<unknown>();
  let query: string | null = '';
  for (let page = 0, known = -1; query !== null && page < maximumPages; page++) {
    // Some servers name a next page at every one, which brings the same rows again.
    if (ids.size <= known) break;
    known = ids.size;
    const reader = createRowReader();
    await request(`${path}${query}`, {
      onText: (part) => {
        const rows = reader.push(part);
        for (const row of rows) if (isRecord(row)) ids.add(row['id']);
        onRows(rows);
      },
    });
    query = nextQuery(reader.end());
  }
}
