/** Why a call failed: no answer, an answer that says no, or an answer that cannot be read. */
export type ApiErrorKind = 'network' | 'http' | 'invalid-body';

interface ApiErrorOptions {
  kind: ApiErrorKind;
  /** HTTP status, where there was an answer. */
  status?: number;
  /** The parsed body of a non-OK answer: Django REST Framework sends `{field: [messages]}`. */
  body?: unknown;
  cause?: unknown;
}

/** The one form in which a failed call reaches the rooms. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly body: unknown;

  constructor(message: string, { kind, status, body, cause }: ApiErrorOptions) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.body = body;
  }
}
