import { createRowReader } from '@/api/row-reader';
import { request } from '@/api/request';
import { isRecord, parseText } from '@/platform/parse-values';

/** At the usual hundred rows a page, no browser could hold more. */
const maximumPages = 5000;

type ListPath = `/api/products/${string}`;

/**
 * The path of the next page; null at the end. The host in the server's link is ignored: behind a proxy it is an
 * internal one.
 */
function nextPath(path: ListPath, around: unknown): ListPath | null {
  const next = isRecord(around) ? parseText(around['next']) : '';
  const query = /\?[^#]*/.exec(next)?.[0];
  return query === undefined
    ? null
    : `/api/products/${path.slice('/api/products/'.length).split('?')[0]}${query}`;
}

/**
 * Fetches all rows of a product list, in one answer or in Django REST Framework's pages, and passes them on as
 * they arrive. Rejects with an `ApiError`.
 */
export async function fetchRows(
  path: ListPath,
  onRows: (rows: readonly unknown[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  const ids = new Set<unknown>();
  let next: ListPath | null = path;
  for (let page = 0, known = -1; next !== null && page < maximumPages; page++) {
    // Some servers link a next page forever and send the same rows again.
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
