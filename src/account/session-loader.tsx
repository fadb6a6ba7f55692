import { useEffect, useState } from 'react';
import { lazyPart } from '@/ui/lazy-part';
import { useStore } from '@/ui/use-store';
import { type SignInProvider, type SignInSettings, demandProvider, providerDemand } from './sign-in-provider';
import { ProviderFailure, setUnavailable } from './provider-failure';
import { isLoggingOut } from './log-out';
import { noteAccount, sessionStore } from './session';
import { mayHaveSession, sessionStamp } from './session-cookie';

const ProviderBridge = lazyPart(async () => (await import('./provider-bridge')).ProviderBridge, {
  failure: <ProviderFailure />,
});

/** How long the page waits for the provider, in ms (docs/product.md, Failures). */
const timeout = 20_000;

/** Somebody who signed in, here or in another tab, or logged out where the provider could not be told. */
function noticeSession(): void {
  if (mayHaveSession() || isLoggingOut()) demandProvider();
}

/**
 * Loads a page anew that comes out of the back/forward cache after a sign-in or sign-out on another one, of
 * which it has heard nothing; what is typed is kept. Returns how to stop.
 */
function watchReturns(): () => void {
  let stamp = '';
  const leave = () => {
    stamp = sessionStamp();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || sessionStamp() === stamp) return;
    // The page stays on the screen until the new one comes.
    sessionStore.write({ status: 'loading' });
    window.location.reload();
  };
  const events = new AbortController();
  const { signal } = events;
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => events.abort();
}

/**
 * Keeps the session beside the app, never around it: the provider may come late, be slow or fail, and no page
 * waits for it. It is loaded when there is a session to restore or when a page demands it.
 */
export function SessionLoader({ provider }: { provider: SignInProvider }) {
  const demanded = useStore(providerDemand);
  const [settings, setSettings] = useState<SignInSettings | null>(null);

  useEffect(() => {
    noteAccount();
    noticeSession();
    document.addEventListener('visibilitychange', noticeSession);
    return () => document.removeEventListener('visibilitychange', noticeSession);
  }, []);

  useEffect(watchReturns, []);

  useEffect(() => {
    if (!demanded) return;
    if (!provider) return sessionStore.write({ status: 'not-set-up' });
    sessionStore.write({ status: 'loading' });
    provider().then(setSettings, setUnavailable);
    // Some networks swallow requests without an error. A provider that comes later than this still writes the
    // session.
    const timer = setTimeout(() => {
      if (sessionStore.read().status === 'loading') setUnavailable();
    }, timeout);
    return () => clearTimeout(timer);
  }, [demanded, provider]);

  return settings && <ProviderBridge settings={settings} />;
}
