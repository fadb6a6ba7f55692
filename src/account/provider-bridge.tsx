import { ClerkFailed, ClerkProvider, useClerk, useUser } from '@clerk/clerk-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { message, t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { clearLogoutRecord, endSession, forgetSession, isLoggingOut, watchLogout } from './log-out';
import { markSignInUnavailable, ProviderFailure } from './provider-failure';
import { useProviderTexts } from './provider-texts';
import { sessionStore, type User } from './session';
import { mayHaveSession } from './session-cookie';
import { clerkStore, type Clerk, type SignInSettings } from './sign-in-provider';

type ProviderUser = NonNullable<ReturnType<typeof useUser>['user']>;

const toUser = (user: ProviderUser): User => ({
  id: user.id,
  fullName: user.fullName ?? '',
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  username: user.username ?? '',
  email: user.primaryEmailAddress?.emailAddress ?? '',
});

/** Offline, the SDK makes up a user from its cookie. Such a user has no way to sign in, unlike a real account. */
const isBuiltFromCookie = ({
  emailAddresses,
  phoneNumbers,
  username,
  externalAccounts,
  web3Wallets,
}: ProviderUser) =>
  username === null &&
  [emailAddresses, phoneNumbers, externalAccounts, web3Wallets].every(({ length }) => length === 0);

const isSignedIn = () => sessionStore.read().status === 'signed-in';

/**
 * Looks again for a session, which the SDK does only when it starts. The session may have begun in another tab, or the
 * provider was unreachable before.
 */
async function adoptSession(clerk: Clerk): Promise<void> {
  if (isSignedIn() || isLoggingOut() || !mayHaveSession()) return;
  const client = await clerk.client?.reload();
  const session = client?.lastActiveSessionId;
  if (session && !isSignedIn()) await clerk.setActive({ session });
}

/** Looks for a session when this tab comes to the front or the connection returns. Returns a function to stop. */
function watchForSession(clerk: Clerk): () => void {
  const check = () => {
    if (document.visibilityState !== 'visible') return;
    // If the provider is unreachable, the next event tries again.
    adoptSession(clerk).catch(() => {});
  };
  const events = new AbortController();
  const { signal } = events;
  window.addEventListener('focus', check, { signal });
  window.addEventListener('online', check, { signal });
  document.addEventListener('visibilitychange', check, { signal });
  return () => events.abort();
}

/** Writes the session to `sessionStore`, and the SDK to `clerkStore`. */
function SessionPublisher({ settings }: { settings: SignInSettings }) {
  const { isLoaded, user } = useUser();
  const clerk = useClerk();
  useEffect(() => {
    if (!isLoaded) return;
    if (!user && !mayHaveSession()) clearLogoutRecord();
    // The user logged out while the provider was unreachable. If this fails too, the next page load tries again.
    if (user && isLoggingOut()) {
      forgetSession();
      endSession(clerk).catch(markSignInUnavailable);
    } else if (!user) sessionStore.write({ status: 'signed-out' });
    else if (isBuiltFromCookie(user)) sessionStore.write({ status: 'unavailable' });
    else sessionStore.write({ status: 'signed-in', user: toUser(user) });
  }, [isLoaded, user, clerk]);
  useEffect(watchLogout, []);
  useEffect(() => (isLoaded ? watchForSession(clerk) : undefined), [isLoaded, clerk]);
  useEffect(() => {
    clerkStore.write({ clerk, settings });
    return () => clerkStore.write(null);
  }, [clerk, settings]);
  return null;
}

const unreachable = message("Sign-in isn't available right now. Check your connection and try again.");

const toLocalization = (unreachableText: string, texts: ReturnType<typeof useProviderTexts> = {}) => ({
  ...texts,
  // The page has a heading for the first two steps. Other steps, such as a forgotten password, need their own heading.
  signIn: {
    ...texts.signIn,
    start: { ...texts.signIn?.start, title: '', subtitle: '' },
    password: { ...texts.signIn?.password, title: '', subtitle: '' },
  },
  // Without this text, the provider's form shows the URL of a failed request. The SDK's types lack its key.
  unstable__errors: { ...texts.unstable__errors, network_error: unreachableText },
});

/** The options of the provider's SDK, shared with the tests. */
export const sdkOptions = {
  telemetry: false,
  // Without this option, the SDK's calls succeed offline, and loading a page signs the user out.
  experimental: { rethrowOfflineNetworkErrors: true },
  localization: toLocalization(unreachable),
} as const;

/** Runs the provider's SDK beside the app. It navigates with the app's router. */
export function ProviderBridge({ settings }: { settings: SignInSettings }) {
  const navigate = useNavigate();
  const { publishableKey, Clerk } = settings;
  const texts = useProviderTexts();
  return (
    <ClerkProvider
      publishableKey={publishableKey}
      {...(Clerk && { Clerk })}
      {...sdkOptions}
      localization={toLocalization(t(unreachable), texts)}
      signInUrl={paths.login}
      signUpUrl={paths.signUp}
      afterSignOutUrl={paths.home}
      routerPush={(to) => navigate(to)}
      routerReplace={(to) => navigate(to, { replace: true })}
    >
      <SessionPublisher settings={settings} />
      <ClerkFailed>
        <ProviderFailure />
      </ClerkFailed>
    </ClerkProvider>
  );
}
