import { ApiError } from './api-error';
import { apiUrl } from './api-url';

/**
 * Sends one request and returns its OK response. Rejects with an `ApiError`, or with the browser's own `AbortError` when
 * the caller's signal ended it: that is no failure.
 */
export async function request(path: `/api/${string}`, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(apiUrl(path), init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new ApiError(message, { kind: 'network', cause });
  }
  if (response.ok) return response;
  const body: unknown = await response.json().catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause;
    return null;
  });
  throw new ApiError(`The server answered ${response.status}.`, {
    kind: 'http',
    status: response.status,
    body,
  });
}
