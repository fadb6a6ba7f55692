import { message, t } from '@/language/translate';
import { StorageError } from '@/platform/persisted-json';
import { ApiError } from './api-error';

/** The messages of Chrome, Safari and Firefox for a failed fetch, which the catalogues translate. */
const fetchFailures = [
  message('Failed to fetch'),
  message('Load failed'),
  message('NetworkError when attempting to fetch resource.'),
];

const unreadable = message("We can't read what the server sent. Please try again in a moment.");

export function failureAdvice(error: Error): string {
  if (!(error instanceof ApiError)) return t(unreadable);
  const { kind, message: reason, advice = unreadable, adviceValues } = error;
  if (kind === 'timeout') return t('{reason} Please try again.', { reason: t(reason) });
  if (kind !== 'network') return t(advice, adviceValues);
  // The browser's own message (docs/product.md, Messages and failures).
  const translated = t(fetchFailures.find((each) => each === reason) ?? reason);
  return t('{reason}. Check your connection, then try again.', {
    reason: translated.replace(/[.。።]$/, ''),
  });
}

/** Failures that are no mistakes in our code. Full storage, cancelled work and timeouts are `DOMException`s. */
const expectedErrors = [ApiError, StorageError, DOMException];

/** Reports a rejection that comes from a mistake in our own code. */
export function reportUnexpected(error: unknown): void {
  if (!expectedErrors.some((kind) => error instanceof kind)) reportError(error);
}
