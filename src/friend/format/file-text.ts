import { FriendFileError } from './file-fault';
import { findMark, markLine, version } from './file-mark';

/** A file as text: Chromium shares no `.gz` and no `.json`. */
export const toFileText = (note: string, body: string): string => `${note}\n${markLine(version)}\n${body}\n`;

/** What follows the mark. Throws a `FriendFileError` where there is none, or one of another version. */
export function bodyOf(text: string): string {
  const found = findMark(text);
  if (!found) throw new FriendFileError('not-ours');
  const { made, rest } = found;
  if (made !== version) throw new FriendFileError(made > version ? 'newer' : 'not-ours');
  return rest;
}
