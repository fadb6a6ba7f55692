import { createRowReader } from '@/api/row-reader';
import { request } from '@/api/request';
import { isRecord, parseText } from '@/platform/parse-values';

/** At the usual hundred rows a page, no browser's page can hold so many in memory. */
const maximumPages = 5000;

type ListPath = `/api/products/${string}`;

/**
 * The next page of a list; null at the last. The host that the server names is ignored: behind a proxy it is an inner
 * one.
 */
function nextPath(path: ListPath, around: unknown): ListPath | null {
  const next = isRecord(around) ? parseText(around['next']) : '';
  const query = /\?[^#]*/.exec(next)?.[0];
  return query === undefined
    ? null
    : `/api/products/${path.slice('/api/products/'.length).split('?')[0]}${query}`;
}

/**
 * Asks for all rows of a list of products, in one answer or in the pages of Django REST Framework, and hands them over
 * as they come. Rejects with an `ApiError`.
 */
export async function fetchRows(
  path: ListPath,
  onRows: (rows: readonly unknown[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  const ids = new Set<unknown>();
  let next: ListPath | null = path;
  for (let page = 0, known = -1; next !== null && page < maximumPages; page++) {
    // Some servers name a next page at every one, which brings the same rows again.
    if (ids.size <= known) break;
    known = ids.size;
    const reader = createRowReader();
    await request(next, {
      ...(signal && { signal }),
      isPreloaded: next === '/api/products/',
      onText: (part) => {
        const rows = reader.push(part);
        for (const row of rows) if (isRecord(row)) ids.add(row['id']);
        onRows(rows);
      },
    });
    next = nextPath(path, reader.end());
  }
}
