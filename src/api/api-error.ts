/** Why a call failed: no answer, none in time, an answer that says no, or an answer that cannot be read. */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'invalid-body';

interface ApiErrorOptions {
  kind: ApiErrorKind;
  /** HTTP status, where there was an answer; an OK one where only its body was lost. */
  status?: number | undefined;
  /** The parsed body of a non-OK answer: Django REST Framework sends `{field: [messages]}`. */
  body?: unknown;
  cause?: unknown;
  /** How long the server asks to be left alone, in ms. */
  retryAfter?: number;
  /** What happened and what to do, in words for people, where the kind does not tell enough. */
  advice?: string;
}

/** The one form in which a failed call reaches the rooms. */
export class ApiError extends Error {
  declare readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly body: unknown;
  declare readonly retryAfter: number | undefined;
  declare readonly advice: string | undefined;
  /** When it may be tried again, in ms of `performance.now()`; not a number where the server does not say. */
  readonly retryAt: number;

  constructor(message: string, options: ApiErrorOptions) {
    super(message);
    this.name = 'ApiError';
    Object.assign(this, options);
    this.retryAt = performance.now() + Number(options.retryAfter);
  }
}

const words = {
  // A network error shows its own message.
  network: (error: Error) => `${error.message.replace(/\.$/, '')}. Check your connection, then try again.`,
  timeout: (error: Error) => `${error.message} Please try again.`,
  http: (error: Error) => `${error.message} Please try again in a moment.`,
  'invalid-body': () => 'The server sent something we cannot read. Please try again in a moment.',
} as const satisfies Record<ApiErrorKind, (error: Error) => string>;

/** What to say under the red line of a failed load. */
export function loadAdvice(error: Error): string {
  if (!(error instanceof ApiError)) return words['invalid-body']();
  return error.advice ?? words[error.kind](error);
}
