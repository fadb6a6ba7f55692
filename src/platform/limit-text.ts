/**
 * Keeps eight signs on one letter: a browser hangs while it draws a hundred thousand of them, and no script
 * needs more than the eight of a Tibetan stack or of the flag of a region.
 */
const piledSigns = /([\p{M}\p{Cf}\p{Emoji_Modifier}]{8})[\p{M}\p{Cf}\p{Emoji_Modifier}]+/gu;

const beyondAscii = /[^\p{ASCII}]/u;

/** What somebody tells at length: a description, a request or a comment. */
export const limitLongText = (text: string): string => limitText(text, 50_000);

/**
 * A text trimmed and cut between two graphemes. 5,000 characters are many times what an honest seller writes in
 * a line.
 */
export function limitText(text: string, maxLength = 5000): string {
  // Most texts are plain letters, and the catalogue has ten thousands of them.
  const limited = beyondAscii.test(text) ? text.trim().replace(piledSigns, '$1') : text.trim();
  if (limited.length <= maxLength) return limited;
  // Firefox before version 125 has no segmenter; there the text is cut between two characters.
  const start = 'Segmenter' in Intl && new Intl.Segmenter().segment(limited).containing(maxLength)?.index;
  return limited
    .slice(0, start || maxLength)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
