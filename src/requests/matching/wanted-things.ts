import { hasRole, saysNothing } from '@/listings/lexicon';
import { findTownName } from '@/place/place-names';
import { wordsOf } from '@/platform/text/words';
import { groupNames, phrasesOf, type Phrase } from '@/search/meanings';

/** A thing that a text names. *Used child bicycle* has the phrase *bicycle* and the word *child*. */
export interface Thing {
  /** What the thing is: the last word, or the last words if they form one term. */
  phrase: Phrase;
  /** All words of the thing. */
  words: readonly string[];
  /** Whether the phrase is an activity, such as *repair* in *shoe repair*. */
  isActivity: boolean;
}

const isActivity = (word: string) => hasRole(word, 'activity', 'service', 'repair');

const hasMeaning = (word: string) =>
  !saysNothing(word) && !hasRole(word, 'vague', 'used', 'new') && !/\d/.test(word) && word.length > 1;

/** The words of a part of a text, without place names. */
function wordsWithoutPlaces(text: string): readonly string[] {
  let words = wordsOf(text);
  for (let found = findTownName(words); found; found = findTownName(words))
    words = words.toSpliced(found.start, found.length);
  return words;
}

function thingOf(words: readonly string[]): Thing | null {
  const phrases = phrasesOf(words);
  const activity = [phrases.at(-1), phrases[0]].find(
    (phrase) => phrase?.words.length === 1 && phrase.words.some(isActivity),
  );
  const phrase = activity ?? phrases.at(-1);
  if (!phrase) return null;
  const groups = phrase.groups.length > 0 ? phrase.groups : groupNames().withSound(phrase.words.join(''));
  return { phrase: { ...phrase, groups }, words, isActivity: activity !== undefined };
}

/** The things in one part of a sentence: in the words before a preposition, split at *and*. */
function thingsOfPart(text: string): Thing[] {
  const pieces: string[][] = [[]];
  for (const word of wordsWithoutPlaces(text)) {
    const piece = pieces.at(-1) ?? [];
    const isOpen = pieces.some((one) => one.length > 0);
    if (hasRole(word, 'preposition') || (isOpen && hasRole(word, 'linking'))) break;
    if (hasRole(word, 'conjunction')) pieces.push([]);
    // *Help* is wanted only after a thing: *house help*, but not *please help*.
    else if (hasMeaning(word) || (piece.length > 0 && word === 'help')) piece.push(word);
  }
  const things = pieces.flatMap((piece) => thingOf(piece) ?? []);
  const last = things.at(-1);
  // *Shoe and bag repair* means repairs, not shoes or bags.
  return last?.isActivity ? [{ ...last, words: things.flatMap(({ words }) => words) }] : things;
}

const maxTextLength = 600;
/** A comma within a number does not separate parts. */
const partEnd = /[.!?;:\n\r()[\]/–—።፣፤]|,(?!\d)|\s-\s/u;

/** The things that a text names, part by part. */
export const findThings = (text: string): readonly Thing[] =>
  text
    .slice(0, maxTextLength)
    .split(partEnd)
    .flatMap(thingsOfPart)
    .filter(({ words }) => words.some((word) => !word.startsWith('advert')));
