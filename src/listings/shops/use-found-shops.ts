import { useEffect, useMemo, useState } from 'react';
import { foldLetters } from '@/lib/fold-letters';
import { loadCode } from '@/ui/new-version';
import type { createShopSearch } from './find-shops';
import type { Shop } from './group-shops';

/** The shops that a text finds: by a part of a spelling, and by sound once the code of the search has come. */
export function useFoundShops<Item extends Shop>(shops: readonly Item[], text: string): readonly Item[] {
  const [create, setCreate] = useState<typeof createShopSearch | null>(null);
  const isAsked = text.trim() !== '';
  useEffect(() => {
    if (isAsked)
      void loadCode(() => import('./find-shops')).then(
        (code) => setCreate(() => code.createShopSearch),
        () => {},
      );
  }, [isAsked]);
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
