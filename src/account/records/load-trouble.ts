import { ApiError } from '@/api/api-error';
import { loadAdvice } from '@/api/load-advice';

/** What is said of a failed load: the red line, and what to do. */
interface LoadTrouble {
  message: string;
  advice: string;
}

/** `loadError` is the page's own red line; an answer that cannot be read has one for all pages. */
export function loadTrouble(error: Error, loadError: string): LoadTrouble {
  const isReadable = error instanceof ApiError && error.kind !== 'invalid-body';
  return isReadable
    ? { message: loadError, advice: loadAdvice(error) }
    : { message: 'The answer could not be read.', advice: 'Please try again in a moment.' };
}
