import { readCookies } from '@/platform/persisted-json';

/** Clerk's cookie with the time of the sign-in, or 0 after signing out. With several keys, its name has a suffix. */
const signedInCookie = /(?:^|;\s*)__client_uat(?:_[^=;]*)?=(?!0(?:;|$))[^;]/;
const sessionCookieName = /^__(client_uat|session)(_|$)/;

/** Whether there may be a session to restore, without loading the provider's code. */
export const mayHaveSession = (): boolean => signedInCookie.test(readCookies());

/** A value that changes with each sign-in and sign-out in this browser. */
export const sessionStamp = (): string =>
  readCookies()
    .split(/;\s*/)
    .filter((cookie) => cookie.startsWith('__client_uat'))
    .toSorted()
    .join();

/** Removes Clerk's session cookies, which it sets for our host and for the widest domain that the browser accepts. */
export function expireSessionCookies(): void {
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_, from) => `; domain=${labels.slice(from).join('.')}`)];
  for (const cookie of readCookies().split(/;\s*/)) {
    const [name = ''] = cookie.split('=');
    if (!sessionCookieName.test(name)) continue;
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
