import { limitText } from '@/platform/limit-text';
import { parseText } from '@/platform/parse-values';

/** What a reader sees something of: spaces, marks, fillers of scripts and places of missing objects are nothing. */
const visible = /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/u;

const endOfEmbedding = '\u202C';
const endOfIsolate = '\u2069';

/** Closes what a text leaves open of its own direction, or the words after it would be turned round as well. */
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
 * The name of something, as it may stand before other words; '' for none, as for one that shows nothing. Whoever reads
 * a name at the boundary needs no second look at it.
 */
export function readName(value: unknown): string {
  const name = limitText(parseText(value));
  return visible.test(name) ? closeDirections(name) : '';
}
