import { t } from '@/language/translate';
import { ApiError } from './api-error';

/** Why a call failed: no answer, none in time, an answer that says no, or an answer that cannot be read. */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'invalid-body';

/** What the app makes of one kind of failed call. */
interface KindRow {
  /** What to do, in words for people, where the failure brings no advice of its own. */
  advice: (error: { message: string; status?: number | undefined }) => string;
  /** Whether it may pass, so that a read is tried again by itself. */
  isRetryable: (error: { status: number | undefined; retryAfter: number | undefined }) => boolean;
  /** Whether the answer would be the same again, unless it is retryable: then only a tap asks once more. */
  isConclusive: boolean;
  /** Whether it is an answer that says no: its status tells why, and its body may have the server's own words. */
  isAnswer: boolean;
  /** Whether what came was not in the agreed form. */
  isUnreadable: boolean;
  /** Whether a refused preflight looks like this. */
  mayBePreflight: boolean;
}

/**
 * Everything in which the kinds differ: nothing else asks for one by its name. A kind without a row is a type
 * error.
 */
const apiErrorKinds: Record<ApiErrorKind, KindRow> = {
  network: {
    // Its own message, the browser's (docs/product.md, Failures).
    advice: ({ message }) =>
      t('{reason}. Check your connection, then try again.', { reason: t(message).replace(/[.。።]$/, '') }),
    isRetryable: () => true,
    isConclusive: false,
    isAnswer: false,
    isUnreadable: false,
    mayBePreflight: true,
  },
  timeout: {
    advice: ({ message }) => t('{reason} Please try again.', { reason: t(message) }),
    isRetryable: () => false,
    isConclusive: false,
    isAnswer: false,
    isUnreadable: false,
    mayBePreflight: false,
  },
  http: {
    advice: ({ message, status }) =>
      t('{reason} Please try again in a moment.', {
        reason: status === undefined ? message : t('The server answered {status}.', { status }),
      }),
    // A fault of the server, or where it says when.
    isRetryable: ({ status = 0, retryAfter }) => status >= 500 || retryAfter !== undefined,
    isConclusive: true,
    isAnswer: true,
    isUnreadable: false,
    mayBePreflight: false,
  },
  'invalid-body': {
    advice: () => t('The server sent something we cannot read. Please try again in a moment.'),
    isRetryable: () => false,
    isConclusive: true,
    isAnswer: false,
    isUnreadable: true,
    mayBePreflight: false,
  },
};

/** What the kind of a failed call means; apart from the error itself, which comes before the first offers. */
export const kindOf = ({ kind }: ApiError): KindRow => apiErrorKinds[kind];

/** What to say under the red line of a failed call. */
export function loadAdvice(error: Error): string {
  if (!(error instanceof ApiError)) return apiErrorKinds['invalid-body'].advice(error);
  return error.advice === undefined ? kindOf(error).advice(error) : t(error.advice);
}

/** Reports a rejection that is no failed call, and so a fault in our own code, which nobody else would see. */
export function reportFault(error: unknown): void {
  if (!(error instanceof ApiError)) reportError(error);
}
