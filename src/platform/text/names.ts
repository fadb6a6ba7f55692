import { limitText } from './limit-text';

/** Matches a visible character. Spaces, combining marks, fillers and U+FFFC are not visible by themselves. */
const visible = /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/u;

const endOfEmbedding = '\u202C';
const endOfIsolate = '\u2069';

/** Closes open bidirectional embeddings. Otherwise they would reverse the words after the name. */
function closeDirections(text: string): string {
  const open: string[] = [];
  for (const [sign] of text.matchAll(/[\u202A-\u202E\u2066-\u2069]/g)) {
    if (sign === endOfEmbedding) {
      if (open.at(-1) === endOfEmbedding) open.pop();
    } else if (sign === endOfIsolate) open.length = Math.max(0, open.lastIndexOf(endOfIsolate));
    else open.push(sign < '\u202F' ? endOfEmbedding : endOfIsolate);
  }
  return text + open.toReversed().join('');
}

/**
 * Reads a name so that other words can follow it; '' if nothing of it is visible. Call it where a name is parsed, not
 * where it is shown.
 */
export function readName(value: unknown): string {
  const name = limitText(typeof value === 'string' ? value : '');
  return visible.test(name) ? closeDirections(name) : '';
}

/** Whether a name has a character that can be seen. */
export const hasVisibleText = (text: string): boolean => readName(text) !== '';
