/** Whether a text has ASCII characters alone, as most texts of a catalogue: they need none of the slower steps. */
// oxlint-disable-next-line no-control-regex -- all of ASCII
export const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/** Rows of the Ethiopic block that sound alike and are written for one another, with the row meant. */
const alikeRows = new Map(
  ['ሐሀ', 'ኀሀ', 'ሠሰ', 'ዐአ', 'ፀጸ', 'ጰፐ'].map((pair) => [pair.charCodeAt(0), pair.charCodeAt(1)]),
);
/** Single letters likewise, among them the labialised ones. */
const alikeLetters = new Map(
  ['ሃሀ', 'ኻሀ', 'ኣአ', 'ኰኮ', 'ጐጎ', 'ቈቆ', 'ኈሆ', 'ዉው'].map((pair) => [pair[0], pair[1]]),
);
const lettersOfRow = 8;

/** A text with one letter for each Ethiopic sound. */
const foldEthiopic = (text: string): string =>
  text.replace(/[\u1200-\u135a]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const order = code % lettersOfRow;
    const meant = String.fromCharCode((alikeRows.get(code - order) ?? code - order) + order);
    return alikeLetters.get(meant) ?? meant;
  });

/** Accents of Latin letters, marks of length on Ethiopic ones, and what has no width: soft hyphens, joiners. */
const unread = /\p{Cf}|[\u0300-\u036f]|[\u135d-\u135f]|[\ufe00-\ufe0f]/gu;
const hyphens = /[\p{Pd}\u2212]/gu;
const apostrophes = /[\u2018\u2019\u201b\u02b9\u02bb-\u02bd\u00b4\u2032\ua78c]/g;

const foldBeyondAscii = (text: string): string =>
  foldEthiopic(
    text
      // Before the full form, which would make a space and an accent of it.
      .replace(apostrophes, "'")
      .normalize('NFKD')
      .toLowerCase()
      .replace(unread, '')
      .normalize('NFC')
      .replace(hyphens, '-')
      .replaceAll('ß', 'ss')
      .replaceAll('œ', 'oe')
      .replaceAll('ς', 'σ'),
  );

/**
 * The form in which texts are compared, searched and sorted: what a reader takes for the same is the same.
 * Case, accents, full-width letters, spaces of any kind and number, apostrophes, hyphens, characters without
 * width, and Ethiopic letters of one sound make no difference.
 */
export function foldText(text: string): string {
  const folded = isAscii(text) ? text.toLowerCase() : foldBeyondAscii(text);
  return folded.replaceAll('`', "'").replace(/\s+/g, ' ').trim();
}

/** An email address as it is compared: its accents make it another person's. */
export const foldEmail = (address: string): string => address.trim().toLowerCase();
