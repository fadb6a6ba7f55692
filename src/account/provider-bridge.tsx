import { ClerkFailed, ClerkProvider, useClerk, useUser } from '@clerk/clerk-react';
import { type User, sessionStore } from './session';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { watchOtherTabs } from './adopt-session';
import { type SignInSettings, clerkStore } from './sign-in-provider';
import { endSession, forgetLogout, isLoggingOut } from './log-out';
import { ProviderFailure } from './provider-failure';
import { mayHaveSession } from './session-cookie';

type ProviderUser = NonNullable<ReturnType<typeof useUser>['user']>;

const toUser = (user: ProviderUser): User => ({
  id: user.id,
  fullName: user.fullName ?? '',
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  username: user.username ?? '',
  email: user.primaryEmailAddress?.emailAddress ?? '',
});

/** Writes who is signed in to `sessionStore`, and the SDK to `clerkStore`. */
function Publish({ settings }: { settings: SignInSettings }) {
  const { isLoaded, user } = useUser();
  const clerk = useClerk();
  useEffect(() => {
    if (!isLoaded) return;
    if (!user && !mayHaveSession()) forgetLogout();
    const isLeaving = user && isLoggingOut();
    // The visitor logged out while Clerk could not be reached. If it fails again, the next page load tries again.
    if (isLeaving) endSession({ clerk }).catch(() => {});
    const known = user && !isLeaving;
    sessionStore.write(known ? { status: 'signed-in', user: toUser(user) } : { status: 'signed-out' });
  }, [isLoaded, user, clerk]);
  useEffect(() => (isLoaded ? watchOtherTabs({ clerk }) : undefined), [isLoaded, clerk]);
  useEffect(() => {
    clerkStore.write({ clerk, settings });
    return () => clerkStore.write(null);
  }, [clerk, settings]);
  return null;
}

/** Clerk's SDK, rendered beside the app, so that no page waits for it; it navigates by our router. */
export function ProviderBridge({ settings }: { settings: SignInSettings }) {
  const navigate = useNavigate();
  const { publishableKey, Clerk } = settings;
  return (
    <ClerkProvider
      publishableKey={publishableKey}
      {...(Clerk && { Clerk })}
      telemetry={false}
      signInUrl={paths.login}
      signUpUrl={paths.signUp}
      afterSignOutUrl={paths.home}
      routerPush={(to) => navigate(to)}
      routerReplace={(to) => navigate(to, { replace: true })}
    >
      <Publish settings={settings} />
      <ClerkFailed>
        <ProviderFailure />
      </ClerkFailed>
    </ClerkProvider>
  );
}
