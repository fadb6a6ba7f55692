import { useMemo } from 'react';
import type { Shop } from '@/listings/shops';
import { foldText } from '@/platform/text/fold';
import { soundsOf } from '@/platform/text/sounds';
import { wordsOf } from '@/platform/text/words';

/** Whether two words have a sound in common. The typed word may be unfinished. */
const soundAlike = (typed: readonly string[], others: readonly string[] = [], isUnfinished: boolean) =>
  typed.some((sound) =>
    others.some((other) => (isUnfinished && sound.length > 1 ? other.startsWith(sound) : other === sound)),
  );

/**
 * Builds a search for shops by words of their names and places, as written or as they sound in the other script. The
 * last typed word may be unfinished.
 */
export function createShopSearch<Item extends Shop>(
  shops: readonly Item[],
): (text: string) => ReadonlySet<Item> {
  const shopWords = shops.map((shop) => {
    const places = new Set(shop.listings.map(({ place }) => place));
    return { shop, words: wordsOf([shop.id, ...places].join(' ')) };
  });
  const sounds = new Map(shopWords.flatMap(({ words }) => words).map((word) => [word, soundsOf(word)]));
  return (text) => {
    const typed = wordsOf(text).map((word) => ({ word, sounds: soundsOf(word) }));
    const matchesTypedWords = (words: readonly string[]) =>
      typed.length > 0 &&
      typed.every((one, place) =>
        words.some(
          (word) =>
            word.startsWith(one.word) || soundAlike(one.sounds, sounds.get(word), place === typed.length - 1),
        ),
      );
    return new Set(shopWords.filter(({ words }) => matchesTypedWords(words)).map(({ shop }) => shop));
  };
}

/** The shops with a text in their name, or with words in their name or places that are written or sound like it. */
export function useFoundShops<Item extends Shop>(shops: readonly Item[], text: string): readonly Item[] {
  const folded = foldText(text);
  const hasText = folded !== '';
  // Built at the first keystroke, because most visitors never search.
  const search = useMemo(() => (hasText ? createShopSearch(shops) : null), [shops, hasText]);
  return useMemo(() => {
    if (!search) return shops;
    const matches = search(folded);
    return shops.filter((shop) => matches.has(shop) || foldText(shop.id).includes(folded));
  }, [shops, folded, search]);
}
