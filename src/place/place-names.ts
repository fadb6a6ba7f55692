import { lazily } from '@/platform/memoize';
import { Vocabulary } from '@/platform/text/vocabulary';
import { withoutPrefix, wordsOf } from '@/platform/text/words';
import { towns, type Town } from './towns';

type TownName = (typeof towns)[number]['name'];

/** Other names and spellings of places, separated by commas. Spaces make no difference. */
const otherNames: Partial<Record<TownName, string>> = {
  '4 Kilo': 'Arat Kilo, Four Kilo, 4kilo, አራት ኪሎ, 4 ኪሎ',
  '6 Kilo': 'Sidist Kilo, Sidest Kilo, Siddist Kilo, Six Kilo, ስድስት ኪሎ',
  'Addis Ketema': 'Adis Ketema, አዲስ ከተማ',
  Akaki: 'Akaki Kality, Aqaqi, አቃቂ, አቃቂ ቃሊቲ',
  Ayat: 'አያት',
  'Ayer Tena': 'Ayertena, አየር ጤና',
  Bole: 'bolle, ቦሌ, ቦለ',
  CMC: 'ሲኤምሲ, see em see',
  Gerji: 'ገርጂ',
  Gofa: 'ጎፋ, Gofa Sefer, Gofa Gabriel',
  'Haya Hulet':
    '22 Mazoria, 22 Mazorya, Haya Hulet Mazoria, near 22, at 22, around 22, in 22, በ22, ሃያ ሁለት, 22 ማዞሪያ',
  Jemo: 'Jomo, ጀሞ',
  Kality: 'Kaliti, ቃሊቲ',
  Kazanchis: 'Casanchis, Kasanchis, ካዛንቺስ',
  Kolfe: 'Kolfe Keranio, ኮልፌ',
  Kotebe: 'ኮተቤ',
  Lafto: 'Nifas Silk Lafto, ላፍቶ',
  Lebu: 'ለቡ',
  Lideta: 'ልደታ',
  Megenagna: 'Megenagna Square, መገናኛ',
  Merkato: 'Mercato, Markato, መርካቶ',
  Mexico: 'ሜክሲኮ',
  Piassa: 'Piazza, Arada, ፒያሳ',
  Sarbet: 'Sar Bet, ሳር ቤት, ሳርቤት',
  Saris: 'ሳሪስ',
  'Shiro Meda': 'Shiromeda, ሽሮ ሜዳ',
  Summit: 'ሰሚት',
  'Tor Hayloch': 'Tor Hailoch, Torhailoch, Torhayloch, ጦር ኃይሎች',
  Adama: 'Nazret, Nazreth, Nazareth, Nazrit, አዳማ, ናዝሬት',
  Axum: 'Aksum, አክሱም',
  'Arba Minch': 'Arbaminch, አርባ ምንጭ, አርባምንጭ',
  'Bahir Dar': 'Bahirdar, Bahr Dar, ባሕር ዳር, ባህርዳር',
  Bishoftu: 'Debre Zeit, Debrezeit, ቢሾፍቱ, ደብረ ዘይት',
  'Debre Birhan': 'Debre Berhan, ደብረ ብርሃን',
  'Debre Markos': 'ደብረ ማርቆስ',
  'Debre Tabor': 'ደብረ ታቦር',
  Dessie: 'Dese, ደሴ',
  Dilla: 'ዲላ',
  'Dire Dawa': 'Diredawa, ድሬዳዋ, ድሬ ዳዋ',
  Gambela: 'Gambella, ጋምቤላ',
  Gondar: 'Gonder, ጎንደር',
  Harar: 'Harer, ሐረር',
  Hawassa: 'Awassa, Awasa, Hawasa, ሐዋሳ, አዋሳ',
  Hosaena: 'Hossana, ሆሳዕና',
  Jijiga: 'ጅግጅጋ',
  Jimma: 'Jima, ጅማ',
  Lalibela: 'ላሊበላ',
  'Lege Tafo': 'Legetafo, Lega Tafo, ለገ ጣፎ',
  Mekelle: 'Mekele, Makale, መቀሌ',
  Mojo: 'Modjo, ሞጆ',
  Nekemte: 'ነቀምቴ',
  Shashamane: 'Shashemene, ሻሸመኔ',
  Sodo: 'Wolaita Sodo, ወላይታ ሶዶ',
  Weldiya: 'Woldia, ወልድያ',
  Ziway: 'Batu, ዝዋይ',
};

/** The places by their names, without spaces. */
export const townNames = lazily(() => {
  const names = new Vocabulary<Town>();
  for (const town of towns)
    for (const name of [town.name, ...(otherNames[town.name]?.split(',') ?? [])])
      names.add([wordsOf(name).join('')], town);
  return names;
});

const townSoundingLike = (word: string): Town | undefined =>
  [...townNames().withSound(word, 'latin'), ...townNames().withSound(word, 'ethiopic')][0];

/** The place that a word may mean: one that sounds the same, or whose name differs by one letter. */
export const guessTown = (word: string): Town | null =>
  townSoundingLike(word) ?? townNames().misspelt(word)[0] ?? null;

/**
 * The place that these words name together. The first word may have a prefix, as in በቦሌ. A single word must be spelled
 * like the name; several words may also only sound like it.
 */
function findTown(words: readonly string[]): Town | undefined {
  const joined = words.join('');
  const named = [...townNames().get(joined), ...townNames().get(withoutPrefix(joined) ?? '')][0];
  return named ?? (words.length > 1 ? townSoundingLike(joined) : undefined);
}

const maxNameWords = 3;

/** The first place that is named in these words, and the position of its name. Longer names are preferred. */
export function findTownName(words: readonly string[]): { town: Town; start: number; length: number } | null {
  for (const start of words.keys())
    for (let length = Math.min(maxNameWords, words.length - start); length > 0; length -= 1) {
      const town = findTown(words.slice(start, start + length));
      if (town) return { town, start, length };
    }
  return null;
}

/** At most `limit` places with a name that begins with a text, in any spelling. None for a blank text. */
export function townsStartingWith(text: string, limit: number): readonly Town[] {
  const typed = wordsOf(text).join('');
  if (typed === '') return [];
  const names = townNames();
  const bySound = [...names.startingWithSound(typed, 'latin'), ...names.startingWithSound(typed, 'ethiopic')];
  return [...new Set([...names.startingWith(typed), ...bySound])].slice(0, limit);
}

/** The place that a text names. */
export const townInText = (text: string): Town | null => findTownName(wordsOf(text))?.town ?? null;
