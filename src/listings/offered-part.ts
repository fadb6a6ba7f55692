import { lazily } from '@/platform/memoize';

/** Words after which a name no longer says what is offered: *for* in *pot for stew*, *with* in *flat with fridge*. */
const endOfOffer = /\s(?:at|for|with|without|by|from|in|on|near|to(?!\s\d))\s|[,:;(|–—]/i;
const deal = /^for (?:sale|rent|hire)\W+/i;

/** The part of a name that says what is offered: *Smart bulbs* of “Smart bulbs, switched by phone”. */
export function offeredPart(name: string): string {
  const start = deal.exec(name)?.[0].length ?? 0;
  const length = name.slice(start).search(endOfOffer);
  return length < 0 ? name : name.slice(0, start + length);
}

const repairs: readonly string[] = ['repair', 'repairs', 'fix', 'fixing', 'ጥገና'];

export const isRepair = (word: string): boolean => repairs.includes(word);

/** Words that make a name mean a part or a service: a *phone case* is not a phone, and a *car wash* is not a car. */
const partsAndServices = lazily(() => {
  const parts = new Set(
    (
      'accessory accessories adapter bag bags battery batteries bracket cable cables case cases charger chargers cover covers ' +
      'filter holder kit mount part parts protector rack remote seat seats sheet sheets spare stand strap tyre tyres tire tires ' +
      'wheel wheels መለዋወጫ ጎማ ባትሪ ቻርጀር ቦርሳ'
    ).split(' '),
  );
  const services = new Set([
    ...repairs,
    ...(
      'app apps cleaning course delivery fitting hire installation insurance lesson lessons maintenance moving plant plants polish ' +
      'rental rent service shop toy toys training wash እጥበት ኪራይ'
    ).split(' '),
  ]);
  return { parts, services };
});

/** Whether a word after the name of a thing means a part of it, or its repair. */
export const isPart = (word: string): boolean => partsAndServices().parts.has(word) || isRepair(word);

/**
 * Returns the words that make a name mean a service or a part. They count at the start (“Repair of phones”) or at
 * the end (“phone repair”).
 */
export function partOrServiceIn(words: readonly string[]): readonly string[] {
  const { services, parts } = partsAndServices();
  const kind = [services, parts].find((one) => [words.at(-1), words[0]].some((word = '') => one.has(word)));
  return kind && words.length > 1 ? words.filter((word) => kind.has(word)) : [];
}

/** Whether a name offers the text that it contains at `start`, rather than only mentioning it. Both must be folded. */
export function isOffered(name: string, text: string, start: number): boolean {
  const offered = offeredPart(name);
  if (start >= offered.length) return false;
  const kindWords = partOrServiceIn(offered.split(/[^\p{L}\p{N}]+/u));
  return kindWords.length === 0 || kindWords.some((word) => text.includes(word));
}
