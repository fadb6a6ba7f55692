import SearchableMap from 'minisearch/SearchableMap';
import { isEthiopic } from '@/platform/ethiopic-sounds';
import { withoutPreposition } from './search-words';
import { type Sound, soundDistance, soundOf } from './sound-key';

interface SoundingWord {
  word: string;
  sound: Sound;
}

/** Words by how they sound. */
export interface SoundMap {
  add: (word: string) => void;
  /**
   * The words that sound like another one, with the distance. `isUnfinished`: those that begin so, in the other
   * script alone.
   */
  find: (word: string, isUnfinished?: boolean) => ReadonlyMap<string, number>;
}

/** By the number of consonants: short words sound alike too easily. */
const furthest = [0, 0.1, 0.2, 0.27];
const furthestOfLong = 0.3;
/** Letters. */
const shortest = { ethiopic: 2, latin: 3 };
const shortestWithOneConsonant = { ethiopic: 2, latin: 5 };
/** How many words are looked at for one that is still being typed. */
const mostBeginning = 150;

const script = (word: string) => (isEthiopic(word) ? 'ethiopic' : 'latin');

/** A letter more is looked up in several maps. */
let last: { word: string; sound: Sound | null } | null = null;
function soundOfTyped(word: string): Sound | null {
  if (last?.word !== word) last = { word, sound: soundOf(word) };
  return last.sound;
}

export function createSoundMap(): SoundMap {
  const maps = { ethiopic: new SearchableMap<SoundingWord[]>(), latin: new SearchableMap<SoundingWord[]>() };
  const note = (word: string, said: string) => {
    const sound = soundOf(said);
    if (!sound) return;
    const map = maps[script(word)];
    const same = map.get(sound.key);
    if (same) same.push({ word, sound });
    else map.set(sound.key, [{ word, sound }]);
  };
  const add = (word: string) => {
    note(word, word);
    const bare = isEthiopic(word) && word.length > 3 ? withoutPreposition(word) : null;
    if (bare !== null) note(word, bare);
  };
  const find = (typed: string, isUnfinished = false) => {
    const found = new Map<string, number>();
    const sound = soundOfTyped(typed);
    if (!sound) return found;
    const { length } = sound.consonants;
    const most = furthest[length] ?? furthestOfLong;
    const take = (words: readonly SoundingWord[] = []) => {
      for (const { word, sound: other } of words) {
        const distance = soundDistance(sound, other);
        if (distance <= most && word !== typed) found.set(word, Math.min(distance, found.get(word) ?? 1));
      }
    };
    const own = script(typed);
    const other = own === 'latin' ? 'ethiopic' : 'latin';
    if (typed.length < (length === 1 ? shortestWithOneConsonant : shortest)[own]) return found;
    if (isUnfinished) {
      let looked = 0;
      for (const words of maps[other].atPrefix(sound.key).values()) {
        take(words);
        looked += words.length;
        if (looked > mostBeginning) break;
      }
    } else {
      take(maps[other].get(sound.key));
      take(maps[own].get(sound.key));
    }
    return found;
  };
  return { add, find };
}
