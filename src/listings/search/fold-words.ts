import { foldEthiopic } from '@/lib/fold-letters';

/** Whether a text has no letters but plain Latin ones. */
// oxlint-disable-next-line no-control-regex -- all of ASCII
export const isPlain = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/** A text as its words are compared: no capitals, accents or apostrophes, one letter for each Ethiopic sound. */
export function foldWords(text: string): string {
  const lower = text.toLowerCase();
  // Most texts of a catalogue: the rest would take as long again.
  if (isPlain(lower)) return lower.replace(/['`]+/g, '');
  const plain = lower.normalize('NFKD').replace(/[\p{M}'’`´]+/gu, '');
  return foldEthiopic(plain.replaceAll('ß', 'ss').replaceAll('œ', 'oe'));
}
