/** The reason a call failed: no answer, no answer in time, a refusal, or an answer that cannot be read. */
type ApiErrorKind = 'network' | 'timeout' | 'http' | 'invalid-body';

interface ApiErrorOptions {
  kind: ApiErrorKind;
  /** The HTTP status, if there was an answer. It is 2xx when only the body was lost. */
  status?: number | undefined;
  /** The parsed body of a non-OK answer: Django REST Framework sends `{field: [messages]}`. */
  body?: unknown;
  cause?: unknown;
  /** How long the server asks us to wait, in ms. */
  retryAfter?: number;
  /** What happened and what to do, in English. Set only when the kind says too little. */
  advice?: string;
}

/** The only error that a failed call throws. */
export class ApiError extends Error {
  declare readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly body: unknown;
  declare readonly retryAfter: number | undefined;
  declare readonly advice: string | undefined;
  /** The earliest time for a retry, in ms of `performance.now()`. NaN when the server does not say. */
  readonly retryAt: number;

  constructor(message: string, options: ApiErrorOptions) {
    super(message);
    this.name = 'ApiError';
    Object.assign(this, options);
    this.retryAt = performance.now() + Number(options.retryAfter);
  }
}
