import { get } from '@/api/request';
import { createRowReader } from '@/api/row-reader';
import { isRecord, parseText } from '@/platform/parse-values';

type ListPath = `/api/products/${string}`;

/** The path of the next page; null after the last. Behind a proxy, only the query of the server's link is right. */
function nextPath(path: ListPath, answer: unknown): ListPath | null {
  const next = isRecord(answer) ? parseText(answer['next']) : '';
  const query = /\?[^#]*/.exec(next)?.[0];
  return query === undefined
    ? null
    : `/api/products/${path.slice('/api/products/'.length).split('?')[0]}${query}`;
}

/** Fetches rows, in one list or in pages as from Django REST Framework. Rejects with an `ApiError`. */
export async function fetchRows(
  path: ListPath,
  onRows: (rows: readonly unknown[]) => void,
  signal?: AbortSignal,
): Promise<void> {
  const ids = new Set<unknown>();
  let next: ListPath | null = path;
  for (let countBefore = -1; next !== null;) {
    // Stops at a page without a new id: some servers always link to a next page.
    if (ids.size <= countBefore) break;
    countBefore = ids.size;
    const reader = createRowReader();
    await get(next, {
      ...(signal && { signal }),
      onText: (part) => {
        const rows = reader.push(part);
        for (const row of rows) if (isRecord(row)) ids.add(row['id']);
        onRows(rows);
      },
    });
    next = nextPath(path, reader.end());
  }
}
