import { rejectAnswer } from './http-cache';
import { parseJson } from './request';

/** Whether the rows begin here: at the first bracket, or after `"results":`, as with Django REST Framework. */
const beginsRows = (before: string, depth: number): boolean =>
  depth === 1 ? before.trim() === '' : depth === 2 && /"results"\s*:\s*$/.test(before.slice(-99));

const structureMark = /["[\]{},]/g;
const quotedMark = /["\\]/g;

/**
 * Reads the rows of a JSON answer while it arrives: an array of rows, or an object with the array under `results`.
 * Libraries for streaming JSON are larger than all of `api/`, and several times slower.
 */
export function createRowReader() {
  /** The text that has arrived and is not parsed yet. */
  let text = '';
  /** The answer without its rows. At the end it shows whether the answer is complete. */
  let envelope = '';
  let at = 0;
  let depth = 0;
  /** The nesting depth within the array of rows: 0 before the array, `Infinity` after it. */
  let rowDepth = 0;
  let isQuoted = false;
  let isBroken = false;

  /** Cuts off the text before `end`, including the character there. */
  function cut(end: number): string {
    const before = text.slice(0, end);
    text = text.slice(end + 1);
    at -= end + 1;
    return before;
  }

  /** Moves to the next match; false if none has arrived. A loop over characters would be slower. */
  function find(pattern: RegExp): boolean {
    pattern.lastIndex = at;
    const isFound = pattern.test(text);
    // A backslash at the end of the text may have moved `at` past the end.
    at = isFound ? pattern.lastIndex - 1 : Math.max(at, text.length);
    return isFound;
  }

  /** Scans to the end of the text and returns the rows that are complete. */
  function scan(): string {
    let rows = '';
    let completeUntil = -1;
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
        if (depth === rowDepth) completeUntil = at;
      } else {
        if (depth === rowDepth) {
          rows = cut(at);
          envelope += ']';
          rowDepth = Infinity;
          completeUntil = -1;
        }
        depth--;
      }
      at++;
    }
    // Keeps a comma at the start: `[,` is not JSON, so the answer is refused.
    return completeUntil <= 0 ? rows : cut(completeUntil);
  }

  return {
    /** Takes the next part of the answer. Returns the rows that the part completes. */
    push: (part: string): readonly unknown[] => {
      text += part;
      const rows = isBroken ? [] : parseJson(`[${scan()}]`);
      isBroken ||= !Array.isArray(rows);
      return Array.isArray(rows) ? rows : [];
    },
    /** Returns what surrounds the rows. Throws an `ApiError` if the answer has no rows or was cut off. */
    end: (): unknown => {
      const around = parseJson(envelope + text);
      if (!isBroken && rowDepth === Infinity && around !== undefined) return around;
      return rejectAnswer();
    },
  };
}
