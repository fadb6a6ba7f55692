import { createKeptStore } from '@/lib/create-kept-store';
import { announce } from '@/ui/announcement';

/** The request that could not be sent last; '' where there is none. */
export const unsentRequest = createKeptStore({
  key: 'gulit:unsent-request',
  parse: (json) => (typeof json === 'string' ? json : ''),
  toJson: (text) => text || null,
});

const offer = () =>
  unsentRequest.read() !== '' &&
  announce({
    text: 'Your connection is back. Your request is still in the box: send it again.',
    tone: 'plain',
    duration: 8000,
  });

/** Keeps the request that could not be sent, and offers it again when the connection is back; '' for none. */
export function keepUnsent(text: string): void {
  window.removeEventListener('online', offer);
  unsentRequest.write(text);
  if (text !== '') window.addEventListener('online', offer);
}
