import { useEffect, type ReactNode } from 'react';
import { message, t } from '@/language/translate';
import { Button } from '@/ui/button';
import { EmptyNotice } from '@/ui/load-states';
import { sessionStore, type Session } from './session';
import { clerkStore } from './sign-in-provider';

export const markSignInUnavailable = () => sessionStore.write({ status: 'unavailable' });

/** Shows nothing, and marks sign-in as unavailable. */
export function ProviderFailure() {
  useEffect(markSignInUnavailable, []);
  return null;
}

export const offlineMessage = message(
  '❌ No internet connection. Please check your connection and try again.',
);

const gateMessages = {
  unavailable: {
    message: message("Sign-in isn't available right now."),
    advice: message('Check your connection and reload the page. You can browse without signing in.'),
  },
  'not-set-up': {
    message: message("Sign-in isn't set up here."),
    advice: message("It isn't set up on this site yet. You can browse without signing in."),
  },
} as const;

// Reloads, because the provider's SDK starts only once per page load.
const reload = () => window.location.reload();

/** A button that reloads the page. The page also reloads when a connection returns. */
function TryAgain() {
  useEffect(() => {
    const tryAgain = () => {
      // A running SDK retries by itself.
      if (!clerkStore.read()?.clerk.loaded) reload();
    };
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
  return (
    <Button className="mt-4" onClick={reload}>
      {t('Try again')}
    </Button>
  );
}

interface SignInGateProps {
  session: Session;
  children: ReactNode;
}

/** Shows an account form, or the reason why there is none. */
export function SignInGate({ session: { status }, children }: SignInGateProps) {
  if (status !== 'unavailable' && status !== 'not-set-up') return children;
  const isOffline = status === 'unavailable' && !navigator.onLine;
  return (
    <EmptyNotice message={t(isOffline ? offlineMessage : gateMessages[status].message)}>
      <p>{t(gateMessages[status].advice)}</p>
      {status === 'unavailable' && <TryAgain />}
    </EmptyNotice>
  );
}
