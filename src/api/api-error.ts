/** Why a call failed: no answer, none in time, an answer that says no, or an answer that cannot be read. */
export type ApiErrorKind = 'network' | 'timeout' | 'http' | 'invalid-body';

interface ApiErrorOptions {
  kind: ApiErrorKind;
  /** HTTP status, where there was an answer; an OK one where only its body was lost. */
  status?: number | undefined;
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

const words = {
  // A network error shows its own message (docs/product.md, Failures).
  network: (error: Error) => `${error.message.replace(/\.$/, '')}. Check your connection, then try again.`,
  timeout: (error: Error) => `${error.message} Please try again.`,
  http: (error: Error) => `${error.message} Please try again in a moment.`,
  'invalid-body': () => 'The server sent something we cannot read. Please try again in a moment.',
} as const satisfies Record<ApiErrorKind, (error: Error) => string>;

/** What to say under the red line of a failed load. */
export function loadAdvice(error: Error): string {
  return words[error instanceof ApiError ? error.kind : 'invalid-body'](error);
}
