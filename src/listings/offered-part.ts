import { lazily } from '@/platform/memoize';

/** The words that tell what a name offers. The first offers need them before the rest of the lexicon. */
export const offerWords = {
  /** Ends the part of a text that names a thing: a place, a time or accessories follow. */
  preposition:
    'from with without in on at by near around before after until since than per under below between into inside outside ' +
    'through during as because so when while if',
  repair: 'repair fix fixing ጥገና',
  /** After a thing, means a part of it: a *phone case* is not a phone. */
  part:
    'accessory accessories adapter bag battery batteries bracket cable case charger cover filter holder kit mount part protector ' +
    'rack remote seat sheet spare stand strap tyre tire wheel መለዋወጫ ጎማ ባትሪ ቻርጀር ቦርሳ',
  /** After a thing, means a service for it: a *car wash* is not a car. */
  service: 'cleaning course hire installation insurance lesson maintenance rental training wash እጥበት ኪራይ',
  /** After a thing, means another thing: a *car shop* is not a car. */
  derived: 'app delivery fitting moving plant polish rent service shop toy',
};

const wordSets = lazily(() => {
  const { repair, part, service, derived } = offerWords;
  return {
    parts: new Set(part.split(' ')),
    services: new Set([repair, service, derived].flatMap((words) => words.split(' '))),
    repairs: new Set(repair.split(' ')),
  };
});

const isIn = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || words.has(word.replace(/s$/, ''));

export const isRepair = (word: string): boolean => isIn(wordSets().repairs, word);

/** Whether a word after the name of a thing means a part of it, or its repair. */
export const isPart = (word: string): boolean => isIn(wordSets().parts, word) || isRepair(word);

/** Ends the part of a name that says what is offered: *for* in *pot for stew*, *with* in *flat with fridge*. */
const endOfOffer = lazily(() => {
  const words = offerWords.preposition.replaceAll(' ', '|');
  return new RegExp(String.raw`\s(?:${words}|for|to(?!\s\d))\s|[,:;(|–—]`, 'i');
});
const deal = /^for (?:sale|rent|hire)\W+/i;

/** The part of a name that says what is offered: *Smart bulbs* of “Smart bulbs, switched by phone”. */
export function offeredPart(name: string): string {
  const start = deal.exec(name)?.[0].length ?? 0;
  const length = name.slice(start).search(endOfOffer());
  return length < 0 ? name : name.slice(0, start + length);
}

/** The words for a service or a part at the start of a name (“Repair of phones”) or at its end (“phone repair”). */
export function partOrServiceIn(words: readonly string[]): readonly string[] {
  const { services, parts } = wordSets();
  const kind = [services, parts].find((one) => [words.at(-1), words[0]].some((word = '') => isIn(one, word)));
  return kind && words.length > 1 ? words.filter((word) => isIn(kind, word)) : [];
}

/** Whether a name offers the text that it contains at `start`, rather than only mentioning it. Both must be folded. */
export function isOffered(name: string, text: string, start: number): boolean {
  const offered = offeredPart(name);
  if (start >= offered.length) return false;
  const partOrService = partOrServiceIn(offered.split(/[^\p{L}\p{N}]+/u));
  return partOrService.length === 0 || partOrService.some((word) => text.includes(word));
}
