import { useMemo } from 'react';
import { foldText } from '@/platform/text/fold';
import { wordsOf } from '@/search/search-words';
import { createSoundMap } from '@/search/sound-map';
import type { Shop } from '@/listings/shops';

/**
 * Reads shops so that they can be found by the words of their names and places, the last of which may go on: as
 * they are written, or as they sound in the other script (docs/product.md, Shops).
 */
export function createShopSearch<Item extends Shop>(
  shops: readonly Item[],
): (text: string) => ReadonlySet<Item> {
  const read = shops.map((shop) => {
    const places = new Set(shop.listings.map(({ place }) => place));
    return { shop, words: wordsOf([shop.id, ...places].join(' ')) };
  });
  const sounds = createSoundMap();
  for (const word of new Set(read.flatMap(({ words }) => words))) sounds.add(word);
  return (text) => {
    const typed = wordsOf(text);
    const meant = typed.map((word, place) => ({
      word,
      sounding: new Set([
        ...sounds.find(word).keys(),
        ...(place === typed.length - 1 ? sounds.find(word, true).keys() : []),
      ]),
    }));
    const isNamed = (words: readonly string[]) =>
      meant.length > 0 &&
      meant.every(({ word, sounding }) => words.some((each) => each.startsWith(word) || sounding.has(each)));
    return new Set(read.filter(({ words }) => isNamed(words)).map(({ shop }) => shop));
  };
}

/** The shops that a text finds: by a part of their name, or by words and sounds of name and place. */
export function useFoundShops<Item extends Shop>(shops: readonly Item[], text: string): readonly Item[] {
  const folded = foldText(text);
  const isAsked = folded !== '';
  // Read when the first letter is typed: most visits search for nothing.
  const find = useMemo(() => (isAsked ? createShopSearch(shops) : null), [shops, isAsked]);
  return useMemo(() => {
    if (!find) return shops;
    const named = find(folded);
    return shops.filter((shop) => named.has(shop) || foldText(shop.id).includes(folded));
  }, [shops, folded, find]);
}
