import { announce } from '@/ui/announcement';
import { unsentRequest } from './read-unsent';

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
