import { queryOptions, useQuery, type Query } from '@tanstack/react-query';
import { useMemo } from 'react';
import { checkRows } from '@/api/check-rows';
import { getJson } from '@/api/get-json';
import { rejectAnswer } from '@/api/http-cache';
import { isRefused } from '@/api/query-client';
import { isRecord, parseScalar, parseText } from '@/platform/parse-values';
import { parseDate } from '@/platform/text/dates';
import { limitLongText } from '@/platform/text/limit-text';
import { readName } from '@/platform/text/names';
import { useStore } from '@/ui/use-store';
import {
  anonymous,
  joinEntries,
  pendingEntries,
  type Entries,
  type ImageComment,
  type MarketRequest,
} from './entry';

type Row = Record<string, unknown>;

function parseComment(row: Row, id: string, productId: string): ImageComment | null {
  const [imageId, text] = [parseScalar(row['image_id']), limitLongText(parseText(row['comment']))];
  if (imageId === '' || text === '') return null;
  const [email, postedAt] = [parseText(row['user_email']), parseDate(row['date_posted'])];
  return { id, productId, imageId, email, text, postedAt, isPending: false };
}

function parseRequest(row: Row, id: string): MarketRequest | null {
  const message = limitLongText(parseText(row['message']));
  if (message === '') return null;
  const [name, createdAt] = [readName(row['name']) || anonymous, parseDate(row['created_at'])];
  return { id, name, message, createdAt, isPending: false };
}

/** Sorts by date, newest first. If a date is missing, reverses the server's order instead. */
function entriesNewestFirst<Entry>(
  entries: readonly Entry[],
  dateOf: (entry: Entry) => number | null,
): Entry[] {
  const reversed = entries.toReversed();
  if (entries.some((entry) => dateOf(entry) === null)) return reversed;
  return reversed.toSorted((one, other) => (dateOf(other) ?? 0) - (dateOf(one) ?? 0));
}

/** Parses requests and comments from the rows of `GET /api/cat`. Unreadable rows are skipped. */
export function readEntries(rows: readonly unknown[]): Entries {
  const requests: MarketRequest[] = [];
  const comments: ImageComment[] = [];
  rows.forEach((value, index) => {
    const row = isRecord(value) ? value : {};
    const id = parseScalar(row['id']) || `row ${index}`;
    // Only comments have a product. In requests, its id may be null or ''.
    const productId = parseScalar(row['product_id']);
    const comment = productId !== '' && parseComment(row, id, productId);
    const request = productId === '' && parseRequest(row, id);
    if (comment) comments.push(comment);
    if (request) requests.push(request);
  });
  return {
    requests: entriesNewestFirst(requests, ({ createdAt }) => createdAt),
    comments: entriesNewestFirst(comments, ({ postedAt }) => postedAt),
  };
}

export const hasNoEntries = ({ requests, comments }: Entries): boolean =>
  requests.length + comments.length === 0;

/** Like `readEntries`, but reports skipped rows. Throws if all rows are unreadable. */
export function parseEntries(rows: readonly unknown[]): Entries {
  const entries = readEntries(rows);
  const readable = entries.requests.length + entries.comments.length;
  checkRows({ name: 'entries of /api/cat', all: rows.length, readable });
  return entries;
}

export const entriesQuery = queryOptions({
  queryKey: ['cat'],
  queryFn: async ({ signal }) => {
    const rows = await getJson('/api/cat', signal);
    return Array.isArray(rows) ? parseEntries(rows) : rejectAnswer();
  },
});

/** The comments on all pictures of a listing or on one picture, newest first. */
export function useComments(productId: string, imageId?: string) {
  const query = useEntries();
  const { data } = query;
  const comments = useMemo(
    () =>
      data?.comments.filter(
        (comment) =>
          comment.productId === productId && (imageId === undefined || comment.imageId === imageId),
      ),
    [data, productId, imageId],
  );
  return { ...query, data: comments };
}

/** Requests and comments. Those that are being sent come first. A visible page refetches every `refreshEvery` ms. */
export function useEntries({ refreshEvery }: { refreshEvery?: number } = {}) {
  const query = useQuery({
    ...entriesQuery,
    ...(refreshEvery !== undefined && {
      refetchInterval: ({ state }: Pick<Query, 'state'>) => !isRefused(state.error) && refreshEvery,
      staleTime: refreshEvery,
    }),
  });
  const pending = useStore(pendingEntries);
  const { data } = query;
  const entries = useMemo(() => data && joinEntries(pending, data), [data, pending]);
  return { ...query, data: entries };
}
