import { readCookies } from '@/platform/persisted-json';
import { ApiError } from './api-error';
import { apiUrl, isOwnOrigin } from './api-url';
import { parseJson, request, writeTimeout } from './request';

/**
 * The header with Django's CSRF token; empty without a token. Django requires it of writes by users who are also
 * signed in to Django, such as staff who verify listings. Only our own origin may receive the token.
 */
export function csrfHeader(): Record<string, string> {
  const token = /(?:^|; )csrftoken=([^;]+)/.exec(readCookies())?.[1];
  return token && isOwnOrigin(apiUrl('/api/')) ? { 'x-csrftoken': token } : {};
}

/**
 * POSTs a value as JSON. Resolves on any 2xx: with the parsed body, or with null if the body is missing or not
 * JSON. Rejects as `request` does.
 */
export async function postJson(
  path: `/api/${string}`,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const pendingResponse = request(path, {
    method: 'POST',
    timeout: writeTimeout,
    headers: { 'content-type': 'application/json', ...csrfHeader(), ...headers },
    body: JSON.stringify(value),
  });
  const { text } = await pendingResponse.catch((error: unknown) => {
    // A 2xx with an unreadable body counts as success: a second POST would be stored twice.
    if (error instanceof ApiError && error.kind !== 'http' && error.status !== undefined) return { text: '' };
    throw error;
  });
  return parseJson(text) ?? null;
}
