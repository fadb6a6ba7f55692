import { clearSoundsOf, isEthiopic } from './sounds';
import { formsOf, isOneMistakeApart, mayBeMistyped } from './words';

type Script = 'latin' | 'ethiopic';

export const scriptOf = (word: string): Script => (isEthiopic(word) ? 'ethiopic' : 'latin');
const otherScript = { latin: 'ethiopic', ethiopic: 'latin' } as const;

/** The minimum length of a sound that is compared within one script: *sony* should not find *sun*. */
const minSoundLength = 5;

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (values.at(-1) !== value) values.push(value);
}

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

/** Values that are found by a word, or by its other forms, its sound, its first letters or a misspelling. */
export class Vocabulary<Value> {
  readonly #forms = new Map<string, Value[]>();
  readonly #sounds = { latin: new Map<string, Value[]>(), ethiopic: new Map<string, Value[]>() };

  add(forms: readonly string[], value: Value): void {
    for (const form of forms) {
      push(this.#forms, form, value);
      for (const sound of clearSoundsOf(form)) push(this.#sounds[scriptOf(form)], sound, value);
    }
  }

  get(form: string): readonly Value[] {
    return this.#forms.get(form) ?? [];
  }

  /** The values of words that share a form with `word`. */
  withForm(word: string): readonly Value[] {
    return unique(formsOf(word).flatMap((form) => this.get(form)));
  }

  /** The values of words that sound like `word`, in the other script by default. */
  withSound(word: string, script: Script = otherScript[scriptOf(word)]): readonly Value[] {
    const shortest = script === scriptOf(word) ? minSoundLength : 0;
    const sounds = clearSoundsOf(word).filter(({ length }) => length >= shortest);
    return unique(sounds.flatMap((sound) => this.#sounds[script].get(sound) ?? []));
  }

  /** The values of words that begin with `text`. */
  startingWith(text: string): readonly Value[] {
    return this.#where(this.#forms, (form) => form.startsWith(text));
  }

  /** The values of words that begin with the sound of `text`. */
  startingWithSound(text: string, script: Script = otherScript[scriptOf(text)]): readonly Value[] {
    const starts = clearSoundsOf(text);
    return this.#where(this.#sounds[script], (sound) => starts.some((start) => sound.startsWith(start)));
  }

  /** The values of words that differ from `word` by one letter. */
  misspelt(word: string): readonly Value[] {
    if (!mayBeMistyped(word)) return [];
    return this.#where(this.#forms, (form) => isOneMistakeApart(form, word) && mayBeMistyped(form));
  }

  #where(map: ReadonlyMap<string, Value[]>, fits: (key: string) => boolean): readonly Value[] {
    const found = new Set<Value>();
    for (const [key, values] of map) if (fits(key)) for (const value of values) found.add(value);
    return [...found];
  }
}
