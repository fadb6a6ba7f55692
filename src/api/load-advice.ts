import { ApiError, type ApiErrorKind } from './api-error';

const words = {
  // A network error shows its own message (spec section 8).
  network: (error: Error) => `${error.message.replace(/\.$/, '')}. Check your connection, then try again.`,
  http: (error: Error) => `${error.message} Please try again in a moment.`,
  'invalid-body': () => 'The server sent something we cannot read. Please try again in a moment.',
} as const satisfies Record<ApiErrorKind, (error: Error) => string>;

/** What to say under the red line of a failed load. */
export function loadAdvice(error: Error): string {
  return words[error instanceof ApiError ? error.kind : 'invalid-body'](error);
}
