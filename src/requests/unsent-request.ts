import { parseText } from '@/lib/parse-text';
import { readKept, removeKept, writeKept } from '@/lib/kept-json';
import { announce } from '@/ui/announcement';

const key = 'gulit:unsent-request';

/** The request that could not be sent last, '' where there is none; it is kept over a reload. */
export const readUnsent = (): string => parseText(readKept(key));

const offer = () =>
  readUnsent() !== '' &&
  announce({
    text: 'Your connection is back. Your request is still in the box: send it again.',
    tone: 'plain',
    duration: 8000,
  });

/** Keeps it, and offers it again when the connection is back. */
export function keepUnsent(text: string): void {
  window.removeEventListener('online', offer);
  if (text === '') return removeKept(key);
  writeKept(key, text);
  window.addEventListener('online', offer);
}
