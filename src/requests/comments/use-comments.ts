import { useMemo } from 'react';
import { useEntries } from '@/requests/entries/use-entries';

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
