/** Marks on a letter after the first eight, which no script needs. A browser hangs when it draws a hundred thousand. */
const excessMarks = /([\p{M}\p{Cf}\p{Emoji_Modifier}]{8})[\p{M}\p{Cf}\p{Emoji_Modifier}]+/gu;

const beyondAscii = /[^\p{ASCII}]/u;

/** Limits a long text: a description, a request or a comment. */
export const limitLongText = (text: string): string => limitText(text, 50_000);

/** Trims a text and cuts it between two graphemes. */
export function limitText(text: string, maxLength = 5000): string {
  // Most texts of the catalogue are ASCII. They have no marks to remove.
  const limited = beyondAscii.test(text) ? text.trim().replace(excessMarks, '$1') : text.trim();
  if (limited.length <= maxLength) return limited;
  // Firefox before 125 has no `Intl.Segmenter`; there the text is cut between two characters.
  const cutAt = 'Segmenter' in Intl && new Intl.Segmenter().segment(limited).containing(maxLength)?.index;
  return limited
    .slice(0, cutAt || maxLength)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
