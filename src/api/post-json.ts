import { readCookies } from '@/platform/persisted-json';
import { ApiError } from './api-error';
import { apiUrl, isOwnOrigin, type ApiPath } from './api-url';
import { parseJson, request, writeTimeout } from './request';

/**
 * The header with Django's CSRF token. Django requires the token if the visitor is also signed in to Django, as staff
 * are. Only our own origin may receive the token.
 */
export function csrfHeader(): Record<string, string> {
  const token = /(?:^|; )csrftoken=([^;]+)/.exec(readCookies())?.[1];
  return token && isOwnOrigin(apiUrl('/api/')) ? { 'x-csrftoken': token } : {};
}

/** POSTs a value as JSON. Resolves on any 2xx with the parsed body, or with null if the body is not JSON. */
export async function postJson(
  path: ApiPath,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  try {
    const text = await request(path, {
      method: 'POST',
      // A browser would repeat a redirected POST as a GET.
      redirect: 'manual',
      timeout: writeTimeout,
      headers: { 'content-type': 'application/json', ...csrfHeader(), ...headers },
      body: JSON.stringify(value),
    });
    return parseJson(text) ?? null;
  } catch (error) {
    // A 2xx with an unreadable body counts as success: a second POST would be stored twice.
    if (error instanceof ApiError && error.kind !== 'http' && error.status !== undefined) return null;
    throw error;
  }
}
