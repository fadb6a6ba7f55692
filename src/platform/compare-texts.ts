import { foldText } from './text/fold';

/**
 * The order of texts in a list of a language: what sounds the same in Amharic (ሰ and ሠ) stands together, and 9 comes
 * before 10. Without the language the browser's own would sort the list.
 */
export function compareTexts(language: string): (one: string, other: string) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one, other) => compare(foldText(one), foldText(other));
}
