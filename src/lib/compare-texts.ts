import { foldLetters } from './fold-letters';

/**
 * The order of two texts in a list, by the letters as a reader of the language knows them: what sounds the same in
 * Amharic (ሰ and ሠ) stands together. The browser's own language would sort the list otherwise than it is written.
 */
export const compareTexts = (one: string, other: string, language: string): number =>
  foldLetters(one).localeCompare(foldLetters(other), language);
