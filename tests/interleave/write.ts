import type { Fate } from './fate';

/** A write as it came to the server's door. */
export interface Write {
  /** The marks in its text: two texts may be sent as one. */
  marks: readonly string[];
  /** The e-mail address or name it carries. */
  signature: string;
  fate: Fate;
  /** The server's answer to it, null where it never came there. */
  status: number | null;
  /** Who was signed in when it came, and since when, in ms. */
  account: string | null;
  accountSince: number;
  at: number;
}

/** In every text that a run writes: run and number. */
const markPattern = /r\d+(?:again)?i\d+/g;
export const marksIn = (text: string): readonly string[] => [...new Set(text.match(markPattern))];

const fieldOf = (body: string, name: string): string =>
  new RegExp(`name="${name}"\\r\\n\\r\\n([^\\r]*)`).exec(body)?.[1] ?? '';

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What a body carries, and in whose name. */
export function readWrite(path: string, body: string): Pick<Write, 'marks' | 'signature'> {
  if (path.startsWith('/api/products/')) {
    return { marks: marksIn(fieldOf(body, 'product_name')), signature: fieldOf(body, 'email') };
  }
  const row: Record<string, unknown> = JSON.parse(body);
  const marks = marksIn(textOf(row['message']) + textOf(row['comment']));
  return { marks, signature: textOf(row['user_email']) || textOf(row['name']) };
}
