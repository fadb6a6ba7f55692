import { limitText } from './limit-text';

/** Matches a visible character. Spaces, combining marks, fillers and U+FFFC are not visible by themselves. */
const visible = /[^\p{Z}\p{M}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\uFFFC]/u;

const directions = /[\u202A-\u202E\u2066-\u2069]/g;

/** Reads a name, without characters that would reverse the words after it; '' if nothing in it is visible. */
export function readName(value: unknown): string {
  const name = limitText(typeof value === 'string' ? value.replace(directions, '') : '');
  return visible.test(name) ? name : '';
}

export const hasVisibleText = (text: string): boolean => readName(text) !== '';
