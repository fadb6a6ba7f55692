import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isRecord } from '@/platform/parse-values';
import { findVerified } from '@/listings/selectors';
import { useCatalogue } from '@/listings/use-catalogue';

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/** Which picture of which listing is commented on: by navigation state, else by `?product=7&image=2`. */
export function useCommentedImage() {
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  const named = isRecord(state) ? state : {};
  const productId = textOf(named['productId']) ?? search.get('product') ?? '';
  const imageId = textOf(named['imageId']) ?? search.get('image') ?? '';
  const query = useCatalogue(
    useMemo(() => findVerified(productId), [productId]),
    { needsAll: true },
  );
  const listing = query.data ?? null;
  const image = listing?.images.find(({ id }) => id === imageId) ?? null;
  return { productId, imageId, listing, image, query };
}
