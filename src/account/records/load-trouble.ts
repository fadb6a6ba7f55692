import { ApiError } from '@/api/api-error';

/** What is said of a failed load: the red line, and what to do. */
interface LoadTrouble {
  message: string;
  advice: string;
}

/** `loadError` is the page's own red line; an answer that cannot be read has one for all pages. */
export function loadTrouble(error: Error, loadError: string): LoadTrouble {
  const kind = error instanceof ApiError ? error.kind : 'invalid-body';
  if (kind === 'invalid-body') {
    return { message: 'The answer could not be read.', advice: 'Please try again in a moment.' };
  }
  const said = error.message.replace(/\.$/, '');
  const advice =
    kind === 'network' ? 'Check your connection, then try again.' : 'Please try again in a moment.';
  // A network error shows its own message (spec section 8).
  return { message: loadError, advice: `${said}. ${advice}` };
}
