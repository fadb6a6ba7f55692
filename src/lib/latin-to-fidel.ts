/** The row of each consonant's letters, as people write them in Latin letters (SERA). */
const rows = new Map(
  'hሀ lለ Hሐ mመ rረ sሰ xሸ qቀ bበ vቨ tተ cቸ nነ Nኘ kከ Kኸ wወ zዘ Zዠ yየ dደ jጀ gገ Tጠ Cጨ Pጰ Sጸ fፈ pፐ'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.charCodeAt(1)]),
);
/** The place of each vowel in a row; without one stands the sixth. */
const places = new Map([...'euiaE_o'].map((vowel, place) => [vowel, place]));
const sixth = 5;
const labialised = 7;
/** These rows have their labialised letters in the next one. */
const rowsWithLabialisedRow = new Set(['ቀ', 'ከ', 'ገ'].map((letter) => letter.charCodeAt(0)));
const labialisedOfNext = 11;
const lettersOfRow = 8;
/** A vowel that stands alone. */
const alone = new Map(['eእ', 'uኡ', 'iኢ', 'aአ', 'Eኤ', 'oኦ', 'Aዓ', 'Iእ'].map((pair) => [pair[0], pair[1]]));
/** A letter and the next one that together are another letter. */
const joined = new Map(
  ['ስhሽ', 'ችhች', 'ዝhዥ', 'ትsጽ', 'ንyኝ', 'ክhኽ'].map((three) => [three.slice(0, 2), three.charAt(2)]),
);

/** What the vowel makes of the place that the letter before has in its row; undefined where it stands alone. */
function placeOf(before: number, vowel: string): number | undefined {
  if (before === sixth) return places.get(vowel);
  // *ie* and *ee* are the fifth; *ua* follows some consonants.
  if (vowel === 'e' && (before === places.get('i') || before === places.get('e'))) return places.get('E');
  return vowel === 'a' && before === places.get('u') ? labialised : undefined;
}

/**
 * The text for a Latin letter typed after an Ethiopic one (`''` after anything else), which it replaces: *e* after
 * ስ is ሰ. Null for what no Ethiopic letter is written by.
 */
export function typeFidel(before: string, typed: string): string | null {
  const together = joined.get(before + typed);
  if (together !== undefined) return together;
  const row = rows.get(typed);
  if (row !== undefined) return before + String.fromCharCode(row + sixth);
  const code = before === '' ? NaN : before.charCodeAt(0);
  const first = code - (code % lettersOfRow);
  const place = [...rows.values()].includes(first) ? placeOf(code - first, typed) : undefined;
  if (place !== undefined) {
    const isInNext = place === labialised && rowsWithLabialisedRow.has(first);
    return String.fromCharCode(first + (isInNext ? labialisedOfNext : place));
  }
  const vowel = alone.get(typed);
  return vowel === undefined ? null : before + vowel;
}

/** A text of Latin letters in Ethiopic ones: *selam* is ሰላም. */
export const latinToFidel = (text: string): string =>
  [...text].reduce((written, letter) => {
    const before = /[\u1200-\u135a]$/.exec(written)?.[0] ?? '';
    return written.slice(0, written.length - before.length) + (typeFidel(before, letter) ?? before + letter);
  }, '');
