import { findTownName } from '@/place/place-names';
import { formsOf, wordsOf } from '@/platform/text/words';
import { groupNames, phrasesOf, type Phrase } from '@/search/meanings';

/** A thing that a text names. *Used child bicycle* has the phrase *bicycle* and the word *child*. */
export interface Thing {
  /** What the thing is: the last word, or the last words if they form one term. */
  phrase: Phrase;
  /** All its words. */
  words: readonly string[];
  /** Whether it is an activity, such as *repair*, done to what the other words name. */
  isActivity: boolean;
}

const wordSet = (...texts: string[]) => new Set(texts.flatMap((text) => wordsOf(text)));

/** Words after the name of a thing: a place, a time or accessories follow them. */
const closingWords = wordSet(
  'from with without in on at by near around before after until since than per under below between into inside outside through ' +
    'during as because so when while if',
);
/** Words before the name of a thing: *looking for*, *boxes of*. */
const linkingWords = wordSet('for to of about up over that which who whose');
/** Activities: a request for *shoe repair* matches the repair of shoes, not shoes. */
const activities = wordSet(
  'repair fix install installation insurance lesson course class training tutoring rental cleaning wash washing painting moving ' +
    'transport transfer design printing writing service maintenance check checking help advice visit plan planning support ' +
    'advert advertising adverts ticket rent hosting recording hire decoration translation',
);
const conjunctions = wordSet('and or plus und እና ወይም');

/** Words that say nothing about what is wanted: words for asking, offering, condition, price, time and packaging. */
const fillerWords = wordSet(
  'a an the this that these those i me my mine we us our you your he she his her it its they their them one ones am is are was ' +
    'were be been being do does did done can could may might must shall should will would have has had having not no yes also too ' +
    'any anybody anyone anything some somebody someone something all every each both other another here there where what how why',
  'room rooms hello hi hey dear please kindly thank thanks help message call me telegram contact ask asking answer know tell say send ' +
    'look looking search searching seek seeking find finding found need needs needed want wants wanted wanting wish like would ' +
    'require required interested buy buying bought sell sells selling sold sale get getting give giving offer offers offered ' +
    'offering ad ads post posting available order bring show addis ababa',
  'good better best great nice fine cheap cheaper expensive affordable fair new newer brand old older used second hand secondhand ' +
    'clean complete real original condition quality price budget cost pay birr etb br cash maximum minimum max min most least less ' +
    'more only just still very really small big large tall short little lot few many much several full half whole free urgent urgently soon',
  'today tomorrow tonight now morning evening night day days week weeks weekend month months year years hour hours minute monday ' +
    'tuesday wednesday thursday friday saturday sunday daily weekly monthly',
  'two three four five six seven eight nine ten eleven twelve twenty hundred thousand piece pieces pair pairs set sets pack box ' +
    'boxes bag kilo kilos kilogram kg gram litre litres liter meter metre metres cm mm inch inches size sizes bedroom type kind ' +
    'shop store place area people person service services product products item items thing things stuff home delivery deliver',
  'እፈልጋለሁ ፈልጌ ፈልገን እፈልጋለው ፈላጊ መግዛት እገዛለሁ እሸጣለሁ የሚሸጥ ሽያጭ ይሸጣል አለ አለኝ ያለው ማን የት ዋጋ ብር እባክዎ እባክህ ጥሩ አዲስ ያገለገለ ሊትር ኢንች ሜትር ኪሎ ጂቢ',
  'nan barbaada barbaanna bituu gurguruu gurgura qaba maaloo',
);

/** Words that are activities only after a thing: *house help*, but not *please help*. */
const activitiesAfterThing = wordSet('help');

/** Whether any form of a word is in a set. */
const containsForm = (words: ReadonlySet<string>, word: string) =>
  formsOf(word).some((form) => words.has(form));

const hasMeaning = (word: string) => !containsForm(fillerWords, word) && !/\d/.test(word) && word.length > 1;

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
    (phrase) => phrase?.words.length === 1 && phrase.words.some((word) => containsForm(activities, word)),
  );
  const phrase = activity ?? phrases.at(-1);
  if (!phrase) return null;
  const groups = phrase.groups.length > 0 ? phrase.groups : groupNames().withSound(phrase.words.join(''));
  return { phrase: { ...phrase, groups }, words, isActivity: activity !== undefined };
}

/** The things in one part of a sentence: in the words before the first of `closingWords`, split at *and*. */
function thingsOfPart(text: string): Thing[] {
  const pieces: string[][] = [[]];
  for (const word of wordsWithoutPlaces(text)) {
    const piece = pieces.at(-1) ?? [];
    const isOpen = pieces.some((one) => one.length > 0);
    if (closingWords.has(word) || (isOpen && linkingWords.has(word))) break;
    if (conjunctions.has(word)) pieces.push([]);
    else if (
      (hasMeaning(word) && !linkingWords.has(word)) ||
      (piece.length > 0 && activitiesAfterThing.has(word))
    )
      piece.push(word);
  }
  const things = pieces.flatMap((piece) => thingOf(piece) ?? []);
  const last = things.at(-1);
  // *Shoe and bag repair* offers repairs, neither shoes nor bags.
  return last?.isActivity ? [{ ...last, words: things.flatMap(({ words }) => words) }] : things;
}

const maxTextLength = 600;
/** A comma within a number does not separate parts. */
const partEnd = /[.!?;:\n\r()[\]/–—።፣፤]|,(?!\d)|\s-\s/u;

/** Words for the request itself. */
const requestNames = wordSet('advert advertisement adverts');

/** The things that a text names, part by part. */
export const findThings = (text: string): readonly Thing[] =>
  text
    .slice(0, maxTextLength)
    .split(partEnd)
    .flatMap(thingsOfPart)
    .filter(({ words }) => words.some((word) => !containsForm(requestNames, word)));

/**
 * The things that a listing offers, by its name: those in the first part that names any. Sizes and colours follow in
 * later parts.
 */
export const listedThings = (name: string): readonly Thing[] =>
  name
    .split(partEnd)
    .map(thingsOfPart)
    .find((things) => things.length > 0) ?? [];
