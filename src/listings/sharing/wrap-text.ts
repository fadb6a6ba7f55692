/** How wide a text is in a size of letters, both in px. */
export type Measure = (text: string, size: number) => number;

/** A size of letters, in px, and how many lines a text may take in it. */
export interface TextSize {
  size: number;
  most: number;
}

/** The lines of a text, in the size that they fit. */
export interface FittedText {
  size: number;
  lines: readonly string[];
}

/** What a reader takes for one letter: with its accents, and pictures that are joined. */
const letters = /\P{M}(?:\p{M}|\u200d\P{M}|[\u{1f3fb}-\u{1f3ff}])*|\p{M}+/gu;

/**
 * What stays on one line: a word with the space after it, as Ethiopic has a sign for; or one Chinese or Japanese
 * letter with the signs that may not begin or end a line.
 */
const pieces =
  /[\p{Ps}\p{Pi}]*[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}][\p{M}\p{Pe}\p{Pf}\p{Po}ー]*\s*|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[^\s፡])+፡?\s*|፡\s*/gu;

/** Breaks a text into lines of a width; a word that is wider is broken between letters. Ends after `most` and one. */
function breakLines(text: string, fits: (line: string) => boolean, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const next = (part: string) => {
    if (line.trim() !== '') lines.push(line.trim());
    line = part;
  };
  for (const piece of text.match(pieces) ?? []) {
    if (lines.length > most) return lines;
    if (fits(line + piece)) line += piece;
    else if (fits(piece)) next(piece);
    else {
      next('');
      for (const letter of piece.match(letters) ?? []) {
        if (line === '' || fits(line + letter)) line += letter;
        else next(letter);
      }
    }
  }
  next('');
  return lines;
}

/** The line with a sign that there is more, less the letters that this takes the place of. */
function cutLine(line: string, fits: (line: string) => boolean): string {
  const kept = line.match(letters) ?? [];
  while (kept.length > 1 && !fits(`${kept.join('').trimEnd()}…`)) kept.pop();
  return `${kept.join('').trimEnd()}…`;
}

/** Longer texts fit no poster, and take long to measure. */
const mostLetters = 600;

/** A text in the first of these sizes in which it fits a width; in the last one it is cut. */
export function fitText(
  text: string,
  width: number,
  sizes: readonly [TextSize, ...TextSize[]],
  measure: Measure,
): FittedText {
  const plain = text.slice(0, mostLetters).replaceAll(/\s+/g, ' ').trim();
  let fitted: FittedText = { size: sizes[0].size, lines: [] };
  for (const { size, most } of sizes) {
    const fits = (line: string) => measure(line.trim(), size) <= width;
    const lines = breakLines(plain, fits, most);
    if (lines.length <= most) return { size, lines };
    const last = lines[most - 1] ?? '';
    fitted = { size, lines: [...lines.slice(0, most - 1), cutLine(last, fits)] };
  }
  return fitted;
}
