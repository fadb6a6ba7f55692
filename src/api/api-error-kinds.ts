import { message, t } from '@/language/translate';
import { ApiError } from './api-error';

/** The reason a call failed: no answer, no answer in time, a refusal, or an answer that cannot be read. */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'invalid-body';

interface KindRow {
  /** Advice for people, used when the failure brings none of its own. */
  advice: (error: { message: string; status?: number | undefined }) => string;
  /** Whether the cause may pass, so a read is retried automatically. */
  isRetryable: (error: { status: number | undefined; retryAfter: number | undefined }) => boolean;
  /** Whether the same call would get the same answer. Then only a tap repeats it, unless it is retryable. */
  isConclusive: boolean;
  /** Whether the server refused. The status then tells why, and the body may hold the server's own words. */
  isAnswer: boolean;
  /** Whether the answer broke the agreed format. */
  isUnreadable: boolean;
  /** Whether a refused CORS preflight looks like this. */
  mayBePreflight: boolean;
}

/** What Chrome, Safari and Firefox say about a failed fetch, listed so that each text has a translation. */
const fetchFailures = [
  message('Failed to fetch'),
  message('Load failed'),
  message('NetworkError when attempting to fetch resource.'),
];

/**
 * All differences between the kinds live in this table; no other code compares kinds. A missing row is a type
 * error.
 */
const apiErrorKinds: Record<ApiErrorKind, KindRow> = {
  network: {
    // The browser's own message (docs/product.md, Failures).
    advice: (error) => {
      const reason = t(fetchFailures.find((each) => each === error.message) ?? error.message);
      return t('{reason}. Check your connection, then try again.', { reason: reason.replace(/[.。።]$/, '') });
    },
    isRetryable: () => true,
    isConclusive: false,
    isAnswer: false,
    isUnreadable: false,
    mayBePreflight: true,
  },
  timeout: {
    advice: (error) => t('{reason} Please try again.', { reason: t(error.message) }),
    isRetryable: () => false,
    isConclusive: false,
    isAnswer: false,
    isUnreadable: false,
    mayBePreflight: false,
  },
  http: {
    advice: (error) =>
      t('{reason} Please try again in a moment.', {
        reason:
          error.status === undefined
            ? error.message
            : t('The server answered {status}.', { status: error.status }),
      }),
    // Retry after a server fault, or whenever the server names a time.
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

/**
 * What the kind of a failed call means. It is kept apart from `ApiError` because that class loads before the
 * first offers.
 */
export const errorKind = ({ kind }: ApiError): KindRow => apiErrorKinds[kind];

export function loadAdvice(error: Error): string {
  if (!(error instanceof ApiError)) return apiErrorKinds['invalid-body'].advice(error);
  return error.advice === undefined ? errorKind(error).advice(error) : t(error.advice);
}

/**
 * Reports a rejection that is not a failed call. It is a fault in our own code, which nobody would notice
 * otherwise.
 */
export function reportFault(error: unknown): void {
  if (!(error instanceof ApiError)) reportError(error);
}
