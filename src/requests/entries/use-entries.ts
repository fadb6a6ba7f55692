import { useQuery } from '@tanstack/react-query';
import { isRefused } from '@/api/query-client';
import { useMemo } from 'react';
import { useStore } from '@/ui/use-store';
import { entriesQuery } from './entries-query';
import { joinEntries, outgoing } from './entry';

/** The comments on a listing's pictures, newest first; on one picture if `imageId` is given. */
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

/** The query state that the interval depends on. */
interface Asked {
  state: { error: unknown };
}

interface Options {
  /** How often to refetch while the page is visible, in ms; never while hidden. */
  refreshEvery?: number;
}

/** Requests and comments, with entries being sent ahead of them. */
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
