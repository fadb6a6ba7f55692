import { FriendFileError } from './file-fault';

/** Raise it when a file gets another shape: files go from hand to hand for years. */
const version = 1;
/** Notes stand before this line, for whoever looks into the file. */
const mark = /^gulit-offers\/(\d{1,9})\r?$/m;
/** How far into a text the line is looked for. */
const headLength = 4000;

/** A file as text: Chromium shares no `.gz` and no `.json`. */
export const toFileText = (note: string, body: string): string =>
  `${note}\ngulit-offers/${version}\n${body}\n`;

/** What follows the mark. Throws a `FriendFileError` where there is none, or one of another version. */
export function bodyOf(text: string): string {
  const found = mark.exec(text.slice(0, headLength));
  if (!found) throw new FriendFileError('not-ours');
  const made = Number(found[1]);
  if (made !== version) throw new FriendFileError(made > version ? 'newer' : 'not-ours');
  return text.slice(found.index + found[0].length);
}
