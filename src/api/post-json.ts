import { readCookies } from '@/platform/read-cookies';
import { ApiError } from './api-error';
import { apiUrl, isOwnOrigin } from './api-url';
import { parseJson, request, writeTimeout } from './request';

/**
 * Django's CSRF token. Writes need it when the user is also signed in to Django, as staff who verify listings
 * are. Only our own origin has the cookie, and only our own origin may receive the header.
 */
export function csrfHeader(): Record<string, string> {
  const token = /(?:^|; )csrftoken=([^;]+)/.exec(readCookies())?.[1];
  return token && isOwnOrigin(apiUrl('/api/')) ? { 'x-csrftoken': token } : {};
}

/**
 * POSTs a value as JSON. Resolves on any 2xx with the parsed body, or null without a body. `request` describes
 * the failures.
 */
export async function postJson(
  path: `/api/${string}`,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const answer = request(path, {
    method: 'POST',
    timeout: writeTimeout,
    headers: { 'content-type': 'application/json', ...csrfHeader(), ...headers },
    body: JSON.stringify(value),
  });
  const { text } = await answer.catch((error: unknown) => {
    // A 2xx with an unreadable body counts as success: a second POST would be stored twice.
    if (error instanceof ApiError && error.kind !== 'http' && error.status !== undefined) return { text: '' };
    throw error;
  });
  return parseJson(text) ?? null;
}
