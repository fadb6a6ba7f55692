import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@/api/query-client';
import { useMemo } from 'react';
import { useStore } from '@/ui/use-store';
import { entriesQuery } from './entries-query';
import { joinEntries } from './entry';
import { outgoing } from './outgoing';

/** The comments on the pictures of a listing, newest first; on one of them where `imageId` says which. */
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

/** What the interval is told of the query. */
interface Asked {
  state: { error: unknown };
}

interface Options {
  /** How often to ask again while the page is visible, in ms; never while it is hidden. */
  refreshEvery?: number;
}

/** Requests and comments, with what is on its way ahead of them. */
export function useEntries({ refreshEvery }: Options = {}) {
  const query = useQuery({
    ...entriesQuery,
    ...(refreshEvery !== undefined && {
      refetchInterval: ({ state }: Asked) => !isRefused(state.error) && refreshEvery,
      staleTime: refreshEvery,
    }),
  });
  const ahead = useStore(outgoing);
  const { data } = query;
  const entries = useMemo(() => data && joinEntries(ahead, data), [data, ahead]);
  return { ...query, data: entries };
}
