/** Raise it when a file gets another shape: files go from hand to hand for years. */
export const version = 1;
/** Notes stand before this line, for whoever looks into the file. */
const mark = /^gulit-offers\/(\d{1,9})\r?$/m;
/** How far into a text the line is looked for. */
const headLength = 4000;
/** A character of UTF-8 has at most so many bytes. */
const widest = 4;

/** The line that makes a text a file of ours. */
export const markLine = (of: number): string => `gulit-offers/${of}`;

/** Of which version a text says that it is, and what follows that; null where it says nothing. */
export function findMark(text: string): { made: number; rest: string } | null {
  const found = mark.exec(text.slice(0, headLength));
  return found && { made: Number(found[1]), rest: text.slice(found.index + found[0].length) };
}

/** Whether a file says that it is one of ours, of any version; only its beginning is read. */
export async function isMarked(file: Blob): Promise<boolean> {
  return findMark(await file.slice(0, headLength * widest).text()) !== null;
}
