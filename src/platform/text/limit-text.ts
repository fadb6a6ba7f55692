/** More than eight marks on a letter, which no script needs. A hundred thousand marks hang a browser. */
const excessMarks = /([\p{M}\p{Cf}\p{Emoji_Modifier}]{8})[\p{M}\p{Cf}\p{Emoji_Modifier}]+/gu;

const beyondAscii = /[^\p{ASCII}]/u;

/** Limits a long text: a description, a request or a comment. */
export const limitLongText = (text: string): string => limitText(text, 50_000);

/** Trims a text and cuts it between two graphemes. */
export function limitText(text: string, maxLength = 5000): string {
  // Most texts are ASCII, which has no marks.
  const limited = beyondAscii.test(text) ? text.trim().replace(excessMarks, '$1') : text.trim();
  if (limited.length <= maxLength) return limited;
  // Without `Intl.Segmenter`, as in Firefox before 125, the text is cut between two characters.
  const cutAt = 'Segmenter' in Intl && new Intl.Segmenter().segment(limited).containing(maxLength)?.index;
  return limited
    .slice(0, cutAt || maxLength)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
