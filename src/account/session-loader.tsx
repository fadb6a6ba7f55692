import { useEffect, useState } from 'react';
import { lazyPart } from '@/ui/lazy-part';
import { useStore } from '@/ui/use-store';
import { type SignInProvider, type SignInSettings, demandProvider, providerDemand } from './sign-in-provider';
import { ProviderFailure, setUnavailable } from './provider-failure';
import { sessionStore } from './session';
import { mayHaveSession } from './session-cookie';

const ProviderBridge = lazyPart(async () => (await import('./provider-bridge')).ProviderBridge, {
  failure: <ProviderFailure />,
});

/** How long the page waits for the provider, in ms (docs/product.md, Limits and timings). */
const providerTimeout = 20_000;

/** The cookie tells of a session from an earlier visit or another tab. */
function noticeSession(): void {
  if (mayHaveSession()) demandProvider();
}

/**
 * Loads the provider when there is a session to restore or a page demands it. It is rendered beside the app, not around
 * it: the provider may be slow or fail, and no page waits for it.
 */
export function SessionLoader({ provider }: { provider: SignInProvider }) {
  const demanded = useStore(providerDemand);
  const [settings, setSettings] = useState<SignInSettings | null>(null);

  useEffect(() => {
    noticeSession();
    document.addEventListener('visibilitychange', noticeSession);
    return () => document.removeEventListener('visibilitychange', noticeSession);
  }, []);

  useEffect(() => {
    if (!demanded) return;
    if (!provider) return sessionStore.write({ status: 'not-set-up' });
    sessionStore.write({ status: 'loading' });
    provider().then(setSettings, setUnavailable);
    // A network that swallows requests never tells; should the provider come after all, its bridge says so.
    const timer = setTimeout(() => {
      if (sessionStore.read().status === 'loading') setUnavailable();
    }, providerTimeout);
    return () => clearTimeout(timer);
  }, [demanded, provider]);

  return settings && <ProviderBridge settings={settings} />;
}
