import { lazily } from '@/platform/lazily';
import { type Town, towns } from '@/place/towns';
import { mayBeMistyped, wordsOf } from './search-words';
import { createSoundMap } from './sound-map';
import { mistypedFor, wordMapOf } from './word-map';

type TownName = (typeof towns)[number]['name'];

/** Other names and spellings of places that can be picked, separated by commas. */
const otherNames: Partial<Record<TownName, string>> = {
  '4 Kilo': 'Arat Kilo, Four Kilo, 4kilo, አራት ኪሎ, 4 ኪሎ',
  Ayat: 'አያት',
  Bole: 'ቦሌ',
  CMC: 'ሲኤምሲ',
  Gerji: 'ገርጂ',
  Kality: 'Kaliti, Akaki Kality, ቃሊቲ',
  Kazanchis: 'Casanchis, Kasanchis, ካዛንቺስ',
  Lideta: 'ልደታ',
  Megenagna: 'Megenagna Square, መገናኛ',
  Merkato: 'Mercato, Markato, መርካቶ',
  Mexico: 'ሜክሲኮ',
  Piassa: 'Piazza, Arada, ፒያሳ',
  Sarbet: 'Sar Bet, ሳር ቤት, ሳርቤት',
  Saris: 'ሳሪስ',
  'Shiro Meda': 'Shiromeda, ሽሮ ሜዳ',
  Summit: 'ሰሚት',
  Adama: 'Nazret, Nazreth, Nazareth, አዳማ, ናዝሬት',
  Axum: 'Aksum, አክሱም',
  'Arba Minch': 'Arbaminch, አርባ ምንጭ, አርባምንጭ',
  'Bahir Dar': 'Bahirdar, Bahr Dar, ባሕር ዳር, ባህርዳር',
  Bishoftu: 'Debre Zeit, Debrezeit, ቢሾፍቱ, ደብረ ዘይት',
  'Debre Birhan': 'Debre Berhan, ደብረ ብርሃን',
  'Debre Markos': 'ደብረ ማርቆስ',
  Dessie: 'Dese, ደሴ',
  Dilla: 'ዲላ',
  'Dire Dawa': 'Diredawa, ድሬዳዋ, ድሬ ዳዋ',
  Gambela: 'Gambella, ጋምቤላ',
  Gondar: 'Gonder, ጎንደር',
  Harar: 'Harer, ሐረር',
  Hawassa: 'Awassa, ሐዋሳ, አዋሳ',
  Hosaena: 'Hossana, ሆሳዕና',
  Jijiga: 'ጅግጅጋ',
  Jimma: 'Jima, ጅማ',
  Lalibela: 'ላሊበላ',
  Mekelle: 'Mekele, Makale, መቀሌ',
  Mojo: 'Modjo, ሞጆ',
  Nekemte: 'ነቀምቴ',
  Shashamane: 'Shashemene, ሻሸመኔ',
  Sodo: 'Wolaita Sodo, ወላይታ ሶዶ',
  Weldiya: 'Woldia, ወልድያ',
  Ziway: 'Batu, ዝዋይ',
};

const named = lazily(() =>
  towns.flatMap((town) =>
    [town.name, otherNames[town.name] ?? '']
      .join()
      .split(',')
      .map((name) => [wordsOf(name), town] as const)
      .filter(([words]) => words.length > 0),
  ),
);
/** By all words of a name. */
const townsByName = lazily(
  () => new Map<string, Town>(named().map(([words, town]) => [words.join(' '), town])),
);
const singleWords = lazily(() =>
  wordMapOf<Town>(
    named().flatMap(([words, town]) => (words.length === 1 ? [[words.join(), town] as const] : [])),
  ),
);

/** By names without their spaces, as a word may sound like one. */
const sounds = lazily(() => {
  const map = createSoundMap();
  for (const name of townsByName().keys()) map.add(name.replaceAll(' ', ''));
  return map;
});
const townsByJoinedName = lazily(
  () => new Map([...townsByName()].map(([name, town]) => [name.replaceAll(' ', ''), town])),
);

/** The tables above, of which each is made of those before it. */
export const placeTables = [named, townsByName, singleWords, sounds, townsByJoinedName];

/** The places whose name a word sounds like, the likest first. */
const townsSounding = (word: string, isUnfinished = false): readonly Town[] =>
  [...sounds().find(word, isUnfinished)]
    .toSorted(([, one], [, other]) => one - other)
    .flatMap(([name]) => townsByJoinedName().get(name) ?? []);

const mostWords = 3;

/** The place whose name a word may be with one mistake, or in another spelling of the same sound. */
export const mistypedTown = (word: string): Town | null =>
  (mayBeMistyped(word) ? [...mistypedFor(singleWords(), word).values()][0] : undefined) ??
  townsSounding(word)[0] ??
  null;

/** The first place that words name, the longest name first, and where its name stands in them. */
export function townIn(words: readonly string[]): { town: Town; start: number; length: number } | null {
  for (const start of words.keys())
    for (let length = mostWords; length > 0; length -= 1) {
      const town = townsByName().get(words.slice(start, start + length).join(' '));
      if (town) return { town, start, length: Math.min(length, words.length - start) };
    }
  return null;
}

/** The places whose name, in any spelling, begins with a text, at most `most`; none for a blank one. */
export function townsBeginning(text: string, most: number): readonly Town[] {
  const typed = wordsOf(text).join(' ');
  if (typed === '') return [];
  const found = named()
    .filter(([words]) => words.join(' ').startsWith(typed))
    .map(([, town]) => town);
  const joined = typed.replaceAll(' ', '');
  return [...new Set([...found, ...townsSounding(joined), ...townsSounding(joined, true)])].slice(0, most);
}

/** The place that a text names. */
export const townOf = (text: string): Town | null => townIn(wordsOf(text))?.town ?? null;
