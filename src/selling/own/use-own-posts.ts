import { useCallback } from 'react';
import type { User } from '@/account/session';
import { foldText } from '@/lib/fold-text';
import type { Listing } from '@/listings/catalogue/listing';
import { useProducts } from '@/listings/catalogue/use-products';

/** A user's own posts, verified or not: those under the user's address, without regard to case (spec section 6). */
export function useOwnPosts({ email }: User) {
  const own = foldText(email);
  return useProducts(
    useCallback(
      (listings: readonly Listing[]) =>
        own === '' ? [] : listings.filter(({ ownerEmail }) => foldText(ownerEmail) === own),
      [own],
    ),
  );
}
