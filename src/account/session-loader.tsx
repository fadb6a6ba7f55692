import { useEffect, useState } from 'react';
import { trust } from '@/platform/trusted-types';
import { lazyPart } from '@/ui/lazy-part';
import { useStore } from '@/ui/use-store';
import { captchaOrigin, clerkOrigin } from './clerk-origin';
import { isLoggingOut } from './log-out';
import { markSignInUnavailable, ProviderFailure } from './provider-failure';
import { rememberAccount, sessionStore } from './session';
import { mayHaveSession, sessionStamp } from './session-cookie';
import { isProviderNeeded, type SignInProvider, type SignInSettings } from './sign-in-provider';

const ProviderBridge = lazyPart(async () => (await import('./provider-bridge')).ProviderBridge, {
  failure: <ProviderFailure />,
});

/** How long the page waits for the provider, in ms (docs/product.md, Limits and timings). */
const providerTimeout = 20_000;

/** Loads the provider if this browser may have a session, or a logout that the provider has not confirmed. */
function loadProviderIfNeeded(): void {
  if (mayHaveSession() || isLoggingOut()) isProviderNeeded.write(true);
}

/** Reloads a page from the back/forward cache if somebody signed in or out meanwhile. Returns a function to stop. */
function reloadAfterSessionChange(): () => void {
  let stamp = '';
  const onHide = () => {
    stamp = sessionStamp();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || sessionStamp() === stamp) return;
    // The old page stays on the screen until the new one loads.
    sessionStore.write({ status: 'loading' });
    window.location.reload();
  };
  const events = new AbortController();
  const { signal } = events;
  window.addEventListener('pagehide', onHide, { signal });
  window.addEventListener('pageshow', onShow, { signal });
  return () => events.abort();
}

/**
 * Runs the sign-in provider beside the app, so that no page waits for a provider that is slow or fails. Its code loads
 * when there is a session to restore or a page needs it.
 */
export function SessionLoader({ provider }: { provider: SignInProvider }) {
  const isNeeded = useStore(isProviderNeeded);
  const [settings, setSettings] = useState<SignInSettings | null>(null);

  useEffect(() => {
    rememberAccount(sessionStore.read());
    loadProviderIfNeeded();
    document.addEventListener('visibilitychange', loadProviderIfNeeded);
    return () => document.removeEventListener('visibilitychange', loadProviderIfNeeded);
  }, []);

  useEffect(reloadAfterSessionChange, []);

  useEffect(() => {
    if (!isNeeded) return;
    if (!provider) return sessionStore.write({ status: 'not-set-up' });
    sessionStore.write({ status: 'loading' });
    const begin = (found: SignInSettings) => {
      // Must run before `ClerkProvider` loads the SDK, whose worker is a blob with the page's own origin.
      trust('scriptOrigins', clerkOrigin(found.publishableKey), captchaOrigin, window.location.origin);
      setSettings(found);
    };
    provider().then(begin).catch(markSignInUnavailable);
    // Some networks drop requests without an error. A later response still updates the session.
    const timer = setTimeout(() => {
      if (sessionStore.read().status === 'loading') markSignInUnavailable();
    }, providerTimeout);
    return () => clearTimeout(timer);
  }, [isNeeded, provider]);

  return settings && <ProviderBridge settings={settings} />;
}
