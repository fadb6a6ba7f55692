import { createRowReader } from '@/api/row-reader';
import { request } from '@/api/request';
import { isRecord, parseText } from '@/platform/parse-values';

type ListPath = `/api/products/${string}`;

/**
 * The path of the next page; null at the end. It ignores the host in the server's link: a proxy may hide that host.
 */
function nextPath(path: ListPath, answer: unknown): ListPath | null {
  const next = isRecord(answer) ? parseText(answer['next']) : '';
  const query = /\?[^#]*/.exec(next)?.[0];
  return query === undefined
    ? null
    : `/api/products/${path.slice('/api/products/'.length).split('?')[0]}${query}`;
}

/**
 * Fetches all rows of a product list and passes them to `onRows` as they arrive. The server may answer with one list
 * or with Django REST Framework's pages. Rejects with an `ApiError`.
 */
export async function fetchRows(
  path: ListPath,
  onRows: (rows: readonly unknown[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  const pages = new Set([path]);
  // A page that links to an earlier one is the last: a set keeps each path once.
  for (const page of pages) {
    const reader = createRowReader();
    await request(page, { ...(signal && { signal }), onText: (part) => onRows(reader.push(part)) });
    const next = nextPath(path, reader.end());
    if (next) pages.add(next);
  }
}
