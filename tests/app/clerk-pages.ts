import { Clerk } from '@clerk/clerk-js';
import { vi } from 'vitest';
import { sdkOptions } from '@/account/provider-bridge';
import { mockPublishableKey } from '@/mocks/sign-in/mock-settings';

const pages: Clerk[] = [];
const stay = async () => {};

/** The SDK takes a lock before it refreshes its token. This lock is never granted. */
function holdPolling(): void {
  vi.stubGlobal('isSecureContext', true);
  const locks = { request: () => new Promise(() => {}) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
}

/** The SDK warns once per process that the key is for development. This must not fail the first test. */
function allowKeyWarning(): void {
  const warn = vi.spyOn(console, 'warn');
  const collect = warn.getMockImplementation();
  warn.mockImplementation((...words) => {
    if (!String(words[0]).includes('loaded with development keys')) collect?.(...words);
  });
}

/** Starts the real SDK, as a page load does. Call `closeClerkPages` after the test. */
export async function openClerkPage(): Promise<Clerk> {
  holdPolling();
  allowKeyWarning();
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.spyOn(window, 'addEventListener');
  const clerk = new Clerk(mockPublishableKey);
  pages.push(clerk);
  await clerk.load({ ...sdkOptions, routerPush: stay, routerReplace: stay });
  return clerk;
}

/** The sign-in form looks for fields that the browser has filled in, and jsdom reports `:autofill` as an error. */
export function hideAutofill(): void {
  const styleOf = window.getComputedStyle;
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => styleOf(element));
}

function expireCookies(): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    for (const domain of ['', '; domain=localhost'])
      document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT${domain}`;
  }
}

/** Signs out, and removes everything that the SDK leaves in the document, which all tests share. */
export async function closeClerkPages(): Promise<void> {
  await pages.at(-1)?.signOut();
  pages.length = 0;
  for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls) {
    // Stores that were first loaded in this file are used by the next file too.
    if (type !== 'storage' && type !== 'pageshow') window.removeEventListener(type, listener);
  }
  document.querySelectorAll('#clerk-components, style[data-emotion^="cl-"]').forEach((part) => part.remove());
  Reflect.deleteProperty(navigator, 'locks');
  expireCookies();
}
