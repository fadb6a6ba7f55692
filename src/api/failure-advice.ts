import { message, t } from '@/language/translate';
import { StorageError } from '@/platform/storage-error';
import { ApiError } from './api-error';

/** What Chrome, Safari and Firefox say about a failed fetch, listed so that each text has a translation. */
const fetchFailures = [
  message('Failed to fetch'),
  message('Load failed'),
  message('NetworkError when attempting to fetch resource.'),
];

/** Advice by the kind of failure, for failures that bring none of their own. */
function adviceByKind({ kind, message: reason, status }: ApiError): string {
  switch (kind) {
    case 'network': {
      // The browser's own message (docs/product.md, Messages and failures).
      const translated = t(fetchFailures.find((each) => each === reason) ?? reason);
      return t('{reason}. Check your connection, then try again.', {
        reason: translated.replace(/[.。።]$/, ''),
      });
    }
    case 'timeout':
      return t('{reason} Please try again.', { reason: t(reason) });
    case 'http': {
      const answer =
        status === undefined ? reason : t('The server responded with error {status}.', { status });
      return t('{reason} Please try again in a moment.', { reason: answer });
    }
    case 'invalid-body':
      return t("We can't read what the server sent. Please try again in a moment.");
  }
}

/** Says why something could not be loaded, and what to do about it. */
export function failureAdvice(error: Error): string {
  if (!(error instanceof ApiError))
    return t("We can't read what the server sent. Please try again in a moment.");
  return error.advice === undefined ? adviceByKind(error) : t(error.advice, error.adviceValues);
}

/** Failures that are not our mistake. Full storage and cancelled work reject with a `DOMException`. */
const expectedErrors = [ApiError, StorageError, DOMException];

/** Reports a rejection that comes from a mistake in our own code. Nobody would notice it otherwise. */
export function reportUnexpected(error: unknown): void {
  if (!expectedErrors.some((kind) => error instanceof kind)) reportError(error);
}
