import { ClerkFailed, ClerkProvider, useClerk, useUser } from '@clerk/clerk-react';
import { type User, sessionStore } from './session';
import { useProviderWords } from './provider-words';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/platform/paths';
import { message, t } from '@/language/translate';
import { watchOtherTabs } from './adopt-session';
import { type SignInSettings, clerkStore } from './sign-in-provider';
import { endSession, forgetLogout, forgetSession, isLoggingOut, watchLogout } from './log-out';
import { ProviderFailure, setUnavailable } from './provider-failure';
import { mayHaveSession } from './session-cookie';
import { trustScriptsOf } from '@/platform/trusted-types';

type ProviderUser = NonNullable<ReturnType<typeof useUser>['user']>;

/** The provider's user as the rooms know it; what it leaves out reads as ''. */
const toUser = (user: ProviderUser): User => ({
  id: user.id,
  fullName: user.fullName ?? '',
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  username: user.username ?? '',
  email: user.primaryEmailAddress?.emailAddress ?? '',
});

/**
 * Whether the SDK has made a user of its cookie, as it does out of reach of the provider: a real account has at least
 * one way to be signed in to.
 */
const isMadeOfCookie = ({
  emailAddresses,
  phoneNumbers,
  username,
  externalAccounts,
  web3Wallets,
}: ProviderUser) =>
  username === null &&
  [emailAddresses, phoneNumbers, externalAccounts, web3Wallets].every(({ length }) => length === 0);

/** Tells the rooms who is signed in, and the account screens how to reach the SDK. */
function Publish({ settings }: { settings: SignInSettings }) {
  const { isLoaded, user } = useUser();
  const clerk = useClerk();
  useEffect(() => {
    if (!isLoaded) return;
    if (!user && !mayHaveSession()) forgetLogout();
    // The logout came while the provider was out of reach. It stays noted, so that the next page load repeats
    // what fails here.
    if (user && isLoggingOut()) {
      forgetSession();
      endSession({ clerk }).catch(setUnavailable);
    } else if (!user) sessionStore.write({ status: 'signed-out' });
    else if (isMadeOfCookie(user)) sessionStore.write({ status: 'unavailable' });
    else sessionStore.write({ status: 'signed-in', user: toUser(user) });
  }, [isLoaded, user, clerk]);
  useEffect(watchLogout, []);
  useEffect(() => (isLoaded ? watchOtherTabs({ clerk }) : undefined), [isLoaded, clerk]);
  useEffect(() => {
    clerkStore.write({ clerk, settings });
    return () => clerkStore.write(null);
  }, [clerk, settings]);
  return null;
}

const unreachable = message('Sign-in cannot be reached right now. Check your connection and try again.');

/** What the provider's form says in our words. */
const toLocalization = (unreachableText: string, words: ReturnType<typeof useProviderWords> = {}) => ({
  ...words,
  // The page has the one heading; the other steps, as for a forgotten password, say what they are.
  signIn: {
    ...words.signIn,
    start: { ...words.signIn?.start, title: '', subtitle: '' },
    password: { ...words.signIn?.password, title: '', subtitle: '' },
  },
  // Else its form shows what it asked of which address. The SDK reads this word, but its types lack it.
  unstable__errors: {
    ...words.unstable__errors,
    ...Object.fromEntries([['network_error', unreachableText]]),
  },
});

/** How the provider's SDK runs here; the tests start it in the same way. */
export const sdkOptions = {
  telemetry: false,
  // Without it the SDK's calls resolve offline as if they had been answered, and a page load signs the person out.
  experimental: { rethrowOfflineNetworkErrors: true },
  localization: toLocalization(unreachable),
} as const;

/** The provider's host, which its key names in base64 with a dollar at the end; its SDK comes from there. */
const providerOrigin = (key: string) => `https://${atob(key.split('_')[2] ?? '').replace(/\$$/, '')}`;

/** From where the provider loads its captcha, for visitors whom it takes for a robot. */
const captchaOrigin = 'https://challenges.cloudflare.com';

/**
 * Lets the provider's scripts be loaded, and its worker, which it makes of a blob and so of the page's own
 * origin.
 */
function trustProvider(key: string): void {
  for (const origin of [providerOrigin(key), captchaOrigin, window.location.origin]) trustScriptsOf(origin);
}

/** The sign-in provider's SDK, beside the app; it navigates as the app does. */
export function ProviderBridge({ settings }: { settings: SignInSettings }) {
  const navigate = useNavigate();
  const { publishableKey, Clerk } = settings;
  const words = useProviderWords();
  // Before `ClerkProvider` asks for it. A mocked provider brings its SDK along.
  if (!Clerk) trustProvider(publishableKey);
  return (
    <ClerkProvider
      publishableKey={publishableKey}
      {...(Clerk && { Clerk })}
      {...sdkOptions}
      localization={toLocalization(t(unreachable), words)}
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
