import { useMemo } from 'react';
import { foldText } from '@/platform/text/fold';
import { soundsOf } from '@/search/sounds';
import { wordsOf } from '@/search/words';
import type { Shop } from '@/listings/shops';

/** Whether two words have a sound in common; the first may go on where it is still being typed. */
const soundAlike = (typed: readonly string[], others: readonly string[] = [], isUnfinished: boolean) =>
  typed.some((sound) =>
    others.some((other) => (isUnfinished && sound.length > 1 ? other.startsWith(sound) : other === sound)),
  );

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
  const sounds = new Map(read.flatMap(({ words }) => words).map((word) => [word, soundsOf(word)]));
  return (text) => {
    const typed = wordsOf(text).map((word) => ({ word, sounds: soundsOf(word) }));
    const isNamed = (words: readonly string[]) =>
      typed.length > 0 &&
      typed.every((one, place) =>
        words.some(
          (word) =>
            word.startsWith(one.word) || soundAlike(one.sounds, sounds.get(word), place === typed.length - 1),
        ),
      );
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
