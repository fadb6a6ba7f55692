import { wordsOf } from '@/listings/search/search-words';
import { createSoundMap } from '@/listings/search/sound-map';
import type { Shop } from './group-shops';

const textOf = ({ spellings, listings }: Shop) =>
  [...spellings, ...new Set(listings.map(({ place }) => place))].join(' ');

/**
 * Reads shops so that they can be found by the words of their names and places, the last of which may go on: as
 * they are written, or as they sound in the other script (docs/product.md, Shops).
 */
export function createShopSearch(shops: readonly Shop[]): (text: string) => ReadonlySet<Shop> {
  const read = shops.map((shop) => ({ shop, words: wordsOf(textOf(shop)) }));
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
