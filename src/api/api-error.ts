/**
 * Why a call failed: no response, no response in time, an HTTP error status, or an unreadable body. `wrong-account`: no
 * call was made, because another account is signed in now.
 */
type ApiErrorKind = 'network' | 'timeout' | 'http' | 'invalid-body' | 'wrong-account';

interface ApiErrorOptions {
  kind: ApiErrorKind;
  /** The HTTP status, if it arrived. After a 2xx, only the body was lost or unreadable. */
  status?: number | undefined;
  /** The parsed body of a non-OK answer: Django REST Framework sends `{field: [messages]}`. */
  body?: unknown;
  cause?: unknown;
  /** How long the server asks us to wait, in ms. */
  retryAfter?: number;
  /** What happened and what to do, in English; undefined if `kind` says enough. */
  advice?: string;
  adviceValues?: Readonly<Record<string, number>>;
}

/** The only error that a failed call throws. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly body: unknown;
  readonly retryAfter: number | undefined;
  readonly advice: string | undefined;
  readonly adviceValues: Readonly<Record<string, number>>;

  constructor(message: string, options: ApiErrorOptions) {
    const { kind, status, body, cause, retryAfter, advice, adviceValues = {} } = options;
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
    this.advice = advice;
    this.adviceValues = adviceValues;
  }
}
