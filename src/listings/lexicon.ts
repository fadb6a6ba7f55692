import { lazily } from '@/platform/memoize';
import { formsOf, wordsOf } from '@/platform/text/words';
import { offerWords } from './offered-part';

/**
 * The words that have a role in a text about goods: in English, in Amharic, and in Afaan Oromoo. A hyphen joins words
 * that people also write apart or together. Plurals and Amharic prefixes need no entry.
 */
const wordsByRole = {
  ...offerWords,
  /** Names no thing. */
  filler:
    'a an the this that these those i me my mine we us our you your he she his her it its they their them am is are was were be ' +
    'been being do does did done can could may might must shall should will would have has had having not no yes also too any ' +
    'anything some something such every each both other another here there how why much many very really only just still etc ' +
    'available best better good great nice open original brand quality price cost budget today thank kindly please one ' +
    'offer offered offering get getting give giving take addis ጥሩ ዋጋ አለ አለኝ ያለው እባክዎ እባክህ nan qaba maaloo',
  greeting: 'hello hi hey dear welcome good-morning good-afternoon good-evening selam ሰላም እንኳን ጤና-ይስጥልኝ',
  /** Stands alone above an advert, as in *Big sale!* */
  attention:
    'big hot super mega flash new arrival deal special discount now urgent promo limited stock just arrived out exchange swap ' +
    'ተሸጧል ተሽጧል ቅናሽ ልዩ አስቸኳይ የቀረበ ታላቅ አዲስ የገባ ገባ',
  currency: 'birr etb br ብር',
  cheap: 'cheap cheaper cheapest ርካሽ',
  /** Says that the writer wants something. */
  asking:
    'look looking search searching seek seeking find finding found need needed want wanted wanting wish like require required ' +
    'interested who where what anyone anybody እፈልጋለሁ እፈልጋለው እንፈልጋለን ፈላጊ ፈልጌ ፈልገን ማን የት barbaada barbaanna',
  buying: 'buy buying bought መግዛት እገዛለሁ bituu',
  selling:
    'sell selling sold sale የሚሸጥ የሚሸጡ ይሸጣል ሽያጭ መሸጥ እሸጣለሁ እንሸጣለን shiyach yemishet yemishetu gurgurtaa gurguruu gurgura',
  renting: 'rent rental hire የሚከራይ የሚከራዩ ኪራይ kiray yemikeray kiraa',
  used: 'like-new good-as-new used second-hand pre-owned yagelegele ያገለገለ ያገለገለች ያገለገሉ ሁለተኛ-እጅ moofaa',
  refurbished: 'refurbished reconditioned renewed የታደሰ የታደሱ',
  new: 'brand-new new አዲስ አዳዲስ haaraa',
  conjunction: 'and or plus እና ወይም',
  /** Stands before the name of a thing: *looking for*, *boxes of*. */
  linking: 'for to of about which',
  unit: 'kilo kilogram kg gram litre liter meter metre cm mm inch size ሊትር ኢንች ሜትር ኪሎ ጂቢ',
  /** Describes a thing, its time, number or packing. A search uses these words, but no request asks for one. */
  vague:
    'up over help message call telegram contact ask answer know tell say send room show order bring ad post posting ababa ' +
    'somebody someone everybody all now fine fair expensive affordable newer old older clean complete real condition pay cash ' +
    'maximum minimum max min most least less more small big large tall short little lot few several full half whole free urgent ' +
    'urgently soon tomorrow tonight morning evening night day week weekend month year hour minute monday tuesday wednesday ' +
    'thursday friday saturday sunday daily weekly monthly two three four five six seven eight nine ten eleven twelve twenty ' +
    'hundred thousand piece pair set pack box bag bedroom type kind shop store place area people person service product item ' +
    'thing stuff home delivery deliver',
  /** Names an activity: a request for *shoe repair* asks for no shoes. */
  activity:
    'class tutoring washing painting moving transport transfer design printing writing check checking advice visit plan planning ' +
    'support advert advertising ticket rent hosting recording decoration translation',
} satisfies Record<string, string>;

type Role = keyof typeof wordsByRole;

const silentRoles: readonly Role[] = [
  'filler',
  'greeting',
  'asking',
  'buying',
  'selling',
  'cheap',
  'currency',
  'unit',
  'preposition',
  'linking',
  'conjunction',
];

/** The folded words of a role. *Second-hand* becomes *second*, *hand* and *secondhand*. */
const wordSets = lazily(() => {
  const setOf = (text: string) =>
    new Set(text.split(' ').flatMap((entry) => [...wordsOf(entry), ...wordsOf(entry.replaceAll('-', ''))]));
  return new Map(Object.entries(wordsByRole).map(([role, text]) => [role, setOf(text)]));
});

/** Whether a folded word, in any of its forms, has one of these roles. */
export const hasRole = (word: string, ...roles: readonly Role[]): boolean =>
  formsOf(word).some((form) => roles.some((role) => wordSets().get(role)?.has(form)));

/** Whether a folded word says nothing about the thing itself. */
export const saysNothing = (word: string): boolean => hasRole(word, ...silentRoles);

/** The pattern of the whole words of some roles, for a text that is not folded. Use it with the flags `iu`. */
export const patternOf = (...roles: readonly Role[]): string => {
  const words = roles.flatMap((role) => wordsByRole[role].split(' '));
  return String.raw`(?<!\p{L})[በለከየ]?(?:${words.join('|').replaceAll('-', String.raw`[\s-]*`)})(?!\p{L})`;
};
