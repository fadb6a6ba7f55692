/** Whether a text is pure ASCII, as most of the catalogue is. Folding such a text is faster. */
// oxlint-disable-next-line no-control-regex -- all of ASCII
export const isAscii = (text: string): boolean => /^[\x00-\x7f]*$/.test(text);

/** Pairs of Ethiopic rows that sound alike. The first row is folded to the second. */
const rowsOfOneSound = new Map(
  ['ሐሀ', 'ኀሀ', 'ሠሰ', 'ዐአ', 'ፀጸ', 'ጰፐ'].map((pair) => [pair.charCodeAt(0), pair.charCodeAt(1)]),
);
/** Pairs of single letters that sound alike, some of them labialised. The first is folded to the second. */
const lettersOfOneSound = new Map(
  ['ሃሀ', 'ኻሀ', 'ኣአ', 'ኰኮ', 'ጐጎ', 'ቈቆ', 'ኈሆ', 'ዉው'].map((pair) => [pair[0], pair[1]]),
);
const lettersOfRow = 8;

/** Replaces letters of the same sound by one letter. */
const foldEthiopic = (text: string): string =>
  text.replace(/[\u1200-\u135a]/g, (letter) => {
    const code = letter.charCodeAt(0);
    const order = code % lettersOfRow;
    const folded = String.fromCharCode((rowsOfOneSound.get(code - order) ?? code - order) + order);
    return lettersOfOneSound.get(folded) ?? folded;
  });

/** Ignored characters: Latin accents, Ethiopic length marks, and invisible characters such as soft hyphens. */
const ignored = /\p{Cf}|[\u0300-\u036f]|[\u135d-\u135f]|[\ufe00-\ufe0f]/gu;
const hyphens = /[\p{Pd}\u2212]/gu;
const apostrophes = /[\u2018\u2019\u201b\u02b9\u02bb-\u02bd\u00b4\u2032\ua78c]/g;

const foldBeyondAscii = (text: string): string =>
  foldEthiopic(
    text
      // Must run before NFKD, which turns some of these into a space and an accent.
      .replace(apostrophes, "'")
      .normalize('NFKD')
      .toLowerCase()
      .replace(ignored, '')
      .normalize('NFC')
      .replace(hyphens, '-')
      .replaceAll('ß', 'ss')
      .replaceAll('œ', 'oe')
      .replaceAll('ς', 'σ'),
  );

/**
 * Folds a text for comparing, searching and sorting: without case, accents, letter width, kinds of spaces, apostrophes
 * and hyphens, invisible characters, and differences between Ethiopic letters of the same sound.
 */
export function foldText(text: string): string {
  const folded = isAscii(text) ? text.toLowerCase() : foldBeyondAscii(text);
  return folded.replaceAll('`', "'").replace(/\s+/g, ' ').trim();
}

/** Folds an email address. Accents stay, because an address with accents is another address. */
export const foldEmail = (address: string): string => address.trim().toLowerCase();

/** Returns a function that sorts texts in a language. Amharic letters of one sound (ሰ and ሠ) sort together. */
export function compareTexts(language: string): (one: string, other: string) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return (one, other) => compare(foldText(one), foldText(other));
}

/** Converts full-width characters from East Asian keyboards to ASCII without moving positions. */
export const toHalfWidth = (text: string) =>
  text.replace(/[\uFF01-\uFF5E\u3000]/g, (letter) =>
    letter === '\u3000' ? ' ' : String.fromCharCode(letter.charCodeAt(0) - 0xfee0),
  );
