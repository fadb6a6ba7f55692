import { foldText } from './fold-text';

/** Whether a text has no letters but plain Latin ones. */
// oxlint-disable-next-line no-control-regex -- all of ASCII
export const isPlain = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/** Rows of the Ethiopic block that sound alike and are written for one another, with the row meant. */
const alikeRows = new Map(
  ['ሐሀ', 'ኀሀ', 'ሠሰ', 'ዐአ', 'ፀጸ', 'ጰፐ'].map((pair) => [pair.charCodeAt(0), pair.charCodeAt(1)]),
);
/** Single letters likewise, among them the labialised ones. */
const alikeLetters = new Map(['ሃሀ', 'ኻሀ', 'ኣአ', 'ኰኮ', 'ጐጎ', 'ቈቆ', 'ኈሆ'].map((pair) => [pair[0], pair[1]]));
const lettersOfRow = 8;

/** A text with one letter for each Ethiopic sound. */
export const foldEthiopic = (text: string): string =>
  text.replace(/[\u1200-\u135f]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const order = code % lettersOfRow;
    const meant = String.fromCharCode((alikeRows.get(code - order) ?? code - order) + order);
    return alikeLetters.get(meant) ?? meant;
  });

/**
 * The form in which texts are searched: as they are compared, and what a reader calls the same letter is one,
 * an accent on a Latin letter or an Ethiopic sound with several letters.
 */
export function foldLetters(text: string): string {
  const folded = foldText(text);
  // Most texts of a long catalogue are plain: to decompose them would hold up the first offers.
  if (isPlain(folded)) return folded;
  return foldEthiopic(
    folded
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC'),
  );
}
