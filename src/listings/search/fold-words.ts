import { foldEthiopic } from '@/lib/fold-letters';

/** A text as its words are compared: no capitals, accents or apostrophes, one letter for each Ethiopic sound. */
export const foldWords = (text: string): string =>
  foldEthiopic(
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\p{M}'’`´]+/gu, '')
      .replaceAll('ß', 'ss')
      .replaceAll('œ', 'oe'),
  );
