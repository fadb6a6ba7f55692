import { readCookies } from '@/platform/persisted-json';

/**
 * Clerk's cookie, which contains the time of the sign-in, or 0 after signing out. If there are several keys, its name
 * has a suffix.
 */
const signedInCookie = /(?:^|;\s*)__client_uat(?:_[^=;]*)?=(?!0(?:;|$))[^;]/;
const sessionCookieName = /^__(client_uat|session)(_|$)/;

/** Whether there may be a session to restore. This needs none of the provider's code. */
export const mayHaveSession = (): boolean => signedInCookie.test(readCookies());

/** A value that changes with each sign-in and sign-out in this browser. */
export const sessionStamp = (): string =>
  readCookies()
    .split(/;\s*/)
    .filter((cookie) => cookie.startsWith('__client_uat'))
    .toSorted()
    .join();

/**
 * Removes the provider's session cookies from this device. Clerk sets them for our host and for the widest
 * parent domain that the browser accepts, such as gulit.com.et for www.gulit.com.et.
 */
export function expireSessionCookies(): void {
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_, from) => `; domain=${labels.slice(from).join('.')}`)];
  for (const cookie of readCookies().split(/;\s*/)) {
    const [name = ''] = cookie.split('=');
    if (!sessionCookieName.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
