import { foldEthiopic, isPlain } from '@/lib/fold-letters';

/** A text as its words are compared: no capitals, accents or apostrophes, one letter for each Ethiopic sound. */
export function foldWords(text: string): string {
  const lower = text.toLowerCase();
  // Most texts of a catalogue: the rest would take as long again.
  if (isPlain(lower)) return lower.replace(/['`]+/g, '');
  const plain = lower.normalize('NFKD').replace(/[\p{M}'’`´]+/gu, '');
  return foldEthiopic(plain.replaceAll('ß', 'ss').replaceAll('œ', 'oe'));
}
