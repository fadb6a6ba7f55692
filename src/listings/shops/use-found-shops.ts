import { useMemo } from 'react';
import { foldLetters } from '@/lib/fold-letters';
import { loadCode } from '@/ui/new-version';
import { useLate } from '@/ui/use-late';
import type { Shop } from './group-shops';

const loadSearch = () =>
  loadCode(() => import('./find-shops')).then(
    ({ createShopSearch }) => createShopSearch,
    () => null,
  );

/** The shops that a text finds: by a part of a spelling, and by sound once the code of the search has come. */
export function useFoundShops<Item extends Shop>(shops: readonly Item[], text: string): readonly Item[] {
  const isAsked = text.trim() !== '';
  const create = useLate(isAsked ? loadSearch : null);
  const find = useMemo(() => (isAsked && create ? create(shops) : null), [create, shops, isAsked]);
  return useMemo(() => {
    if (!isAsked) return shops;
    const folded = foldLetters(text);
    const sounding = find?.(text);
    return shops.filter(
      (shop) =>
        sounding?.has(shop) || shop.spellings.some((spelling) => foldLetters(spelling).includes(folded)),
    );
  }, [shops, text, isAsked, find]);
}
