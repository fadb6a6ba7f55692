import { apiUrl } from './api-url';

/**
 * Django's proof that a write comes from its own page: needed where whoever posts is also signed in to the server, such as
 * the staff that verifies offers. Only our own origin has the cookie, and only it may get the header.
 */
export function csrfHeader(): Record<string, string> {
  const token = /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1];
  return token && apiUrl('/api/').startsWith(window.location.origin + '/') ? { 'x-csrftoken': token } : {};
}
