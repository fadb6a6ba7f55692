import { foldText } from './fold';

/**
 * Returns a comparison function for sorting texts in a language. Amharic letters with the same sound (ሰ and ሠ) sort
 * together, and 9 sorts before 10.
 */
export function compareTexts(language: string): (one: string, other: string) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one, other) => compare(foldText(one), foldText(other));
}
