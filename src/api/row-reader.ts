import { parseJson, unreadableAnswer } from './request';

/**
 * Where the rows begin in an answer: at its first bracket, or after the name that Django REST Framework's pages
 * give them.
 */
const beginsRows = (before: string, depth: number): boolean =>
  depth === 1 ? before.trim() === '' : depth === 2 && /"results"\s*:\s*$/.test(before.slice(-99));

const structureMark = /["[\]{},]/g;
const quotedMark = /["\\]/g;

/**
 * Reads the rows of a JSON answer while it arrives: an array of rows, or an object with such an array under
 * `results`. A library that parses JSON in parts calls back for each value, which takes several times as long,
 * and weighs more than the whole room `api`.
 */
export function createRowReader() {
  /** What has come and is not read yet. */
  let text = '';
  /** The answer without its rows: by it the end tells whether the answer is whole. */
  let envelope = '';
  let at = 0;
  let depth = 0;
  /** The depth within the array of rows; 0 before it has begun, `Infinity` after its end. */
  let rowDepth = 0;
  let isQuoted = false;
  let isBroken = false;

  /** Cuts off the text before `end`, and the mark that stands there. */
  function cut(end: number): string {
    const before = text.slice(0, end);
    text = text.slice(end + 1);
    at -= end + 1;
    return before;
  }

  /**
   * Goes on to the next mark; false where none has come yet. A pattern finds it several times as fast as a look
   * at each letter.
   */
  function find(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    const isFound = pattern.test(text);
    // After a sign that escapes the next one, `at` may be past the end.
    at = isFound ? pattern.lastIndex - 1 : Math.max(at, text.length);
    return isFound;
  }

  /** Follows the text to its end; returns the text of the rows that are whole by now. */
  function follow(): string {
    let rows = '';
    let wholeUntil = -1;
    while (find(isQuoted ? quotedMark : structureMark)) {
      const mark = text[at];
      if (mark === '\\') at++;
      else if (mark === '"') isQuoted = !isQuoted;
      else if (mark === '[' || mark === '{') {
        depth++;
        if (rowDepth === 0 && mark === '[' && beginsRows(text.slice(0, at), depth)) {
          rowDepth = depth;
          envelope = `${cut(at)}[`;
        }
      } else if (mark === ',') {
        if (depth === rowDepth) wholeUntil = at;
      } else {
        if (depth === rowDepth) {
          rows = cut(at);
          envelope += ']';
          rowDepth = Infinity;
          wholeUntil = -1;
        }
        depth--;
      }
      at++;
    }
    // `[,` is no JSON: the comma is kept, so that the row after it is refused.
    return wholeUntil <= 0 ? rows : cut(wholeUntil);
  }

  return {
    /** The rows that a further part of the answer has made whole. */
    push: (part: string): readonly unknown[] => {
      text += part;
      const rows = isBroken ? [] : parseJson(`[${follow()}]`);
      isBroken ||= !Array.isArray(rows);
      return Array.isArray(rows) ? rows : [];
    },
    /**
     * What stands around the rows, once the answer has ended. Throws an 'invalid-body' `ApiError` where it
     * holds no rows, or is cut off.
     */
    end: (): unknown => {
      const around = parseJson(envelope + text);
      if (!isBroken && rowDepth === Infinity && around !== undefined) return around;
      throw unreadableAnswer();
    },
  };
}
