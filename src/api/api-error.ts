import type { ApiErrorKind } from './api-error-kinds';

interface ApiErrorOptions {
  kind: ApiErrorKind;
  /** HTTP status, where there was an answer; an OK one where only its body was lost. */
  status?: number | undefined;
  /** The parsed body of a non-OK answer: Django REST Framework sends `{field: [messages]}`. */
  body?: unknown;
  cause?: unknown;
  /** How long the server asks to be left alone, in ms. */
  retryAfter?: number;
  /** What happened and what to do, for people and in English, where the kind does not tell enough. */
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
