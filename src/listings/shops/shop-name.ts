import { isEthiopic } from '@/lib/ethiopic-sounds';
import { foldText } from '@/lib/fold-text';
import { foldWords } from '@/listings/search/fold-words';
import { type Sound, soundDistance, soundOf } from '@/listings/search/sound-key';

/** A name of a company as it is compared with others. */
export interface ShopName {
  /** Its letters and digits alone: no case, accents, spaces or signs. */
  letters: string;
  isEthiopic: boolean;
  /** Names in two scripts that may be one have the same; null for one that no sound can be told of. */
  soundKey: string | null;
  sound: Sound | null;
}

/** A shorter name sounds like too many. */
const fewestConsonants = 2;
/** As far as a search lets a long word sound otherwise (`sound-map.ts`). */
const furthest = 0.3;

export function readShopName(name: string): ShopName {
  const plain = foldWords(name).replace(/[^\p{L}\p{N}]+/gu, '');
  const digits = plain.replace(/\P{N}+/gu, '');
  const sound = soundOf(plain.replace(/\p{N}+/gu, ''));
  const isLong = sound !== null && sound.consonants.length >= fewestConsonants;
  return {
    // A name of signs is compared as it is.
    letters: plain || foldText(name),
    isEthiopic: isEthiopic(plain),
    soundKey: isLong ? `${sound.key} ${digits}` : null,
    sound,
  };
}

/** Whether names with one `soundKey` are the same in Ethiopic and in Latin letters. */
export const soundAlike = (one: ShopName, other: ShopName): boolean =>
  one.isEthiopic !== other.isEthiopic &&
  one.sound !== null &&
  other.sound !== null &&
  soundDistance(one.sound, other.sound) <= furthest;
