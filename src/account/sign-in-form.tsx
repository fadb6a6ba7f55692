import { useEffect, useRef } from 'react';
import { message, t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { useStore } from '@/ui/use-store';
import { FormSkeleton } from './form-parts';
import { SignInGate } from './provider-failure';
import { useSession } from './session';
import { clerkStore } from './sign-in-provider';
import { ProviderCallAlert, ReadableError, useProviderCall } from './use-provider-call';

/** Reads a colour of `ui/tokens.css`. */
const designToken = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`).trim();

/** Our colours and shapes for the provider's form, read from the current theme. */
function readAppearance() {
  return {
    variables: {
      colorPrimary: designToken('brand'),
      colorPrimaryForeground: designToken('on-brand'),
      colorBackground: designToken('surface'),
      colorForeground: designToken('ink'),
      colorMutedForeground: designToken('muted'),
      colorInput: designToken('sunken'),
      colorInputForeground: designToken('ink'),
      colorNeutral: designToken('ink'),
      colorDanger: designToken('sale'),
      borderRadius: '0.5rem',
      fontFamily: 'inherit',
    },
    // 44 px is the smallest touch target. iOS zooms into a field whose text is smaller than 16 px.
    elements: {
      rootBox: { width: '100%' },
      cardBox: {
        width: '100%',
        maxWidth: '100%',
        boxShadow: 'none',
        border: '1px solid var(--color-line)',
        borderRadius: '1rem',
      },
      card: { gap: '1rem', padding: '1.25rem' },
      // `provider-bridge.tsx` leaves the headings empty, because the page has its own.
      header: { '&:not(:has(> * > :not(:empty)))': { display: 'none' } },
      headerTitle: { '&:empty': { display: 'none' } },
      headerSubtitle: { '&:empty': { display: 'none' } },
      formFieldInput: { minHeight: '2.75rem', fontSize: '1rem' },
      // Flat and without an arrow, like our own buttons.
      formButtonPrimary: {
        minHeight: '2.75rem',
        fontSize: '1rem',
        fontWeight: 600,
        border: 'none',
        boxShadow: 'none',
        backgroundImage: 'none',
        '&::before, &::after': { display: 'none' },
      },
      buttonArrowIcon: { display: 'none' },
      // The page has its own link to sign up, below the form.
      footerAction__signIn: { display: 'none' },
    },
  };
}

/** Public accounts of a mocked provider. A tap signs in. */
export function DemonstrationAccounts() {
  const provider = useStore(clerkStore);
  const { isRunning, error, run } = useProviderCall(message("Sign-in isn't available right now."));
  const users = provider?.settings.demonstrationUsers ?? [];
  if (!provider || users.length === 0) return null;
  const { clerk } = provider;
  async function signIn(identifier: string, password: string) {
    const attempted = await clerk.client?.signIn.create({ identifier, password });
    // The SDK resolves without a session when the browser is offline.
    if (!attempted?.createdSessionId) throw new ReadableError(t("Sign-in isn't available right now."));
    await clerk.setActive({ session: attempted.createdSessionId });
  }
  return (
    <section
      aria-label={t('Demo accounts')}
      className="mt-6 rounded-card border border-dashed border-edge p-4 text-sm"
    >
      <p className="text-muted">{t('This is a demo. Sign in as one of these:')}</p>
      <ul className="mt-2 flex flex-col">
        {users.map(({ emailAddress, password }) => (
          <li key={emailAddress}>
            <button
              type="button"
              disabled={isRunning}
              className="tap text-left underline"
              onClick={() => run(() => signIn(emailAddress, password))}
            >
              <code>{emailAddress}</code> · <code>{password}</code>
            </button>
          </li>
        ))}
      </ul>
      <ProviderCallAlert text={error} />
    </section>
  );
}

/** The provider's sign-in form. After signing in it opens `next`, a path of the app. */
export function SignInForm({ next }: { next: string }) {
  const provider = useStore(clerkStore);
  // `provider` may be set before the SDK's script has loaded. Until the script has loaded, the session is `loading`.
  const session = useSession();
  const hasUser = Boolean(provider?.clerk.user);
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = container.current;
    // If the provider still has a user, as during a logout, its form would navigate away.
    if (!element || !provider || hasUser) return;
    provider.clerk.mountSignIn(element, {
      routing: 'path',
      path: paths.login,
      signUpUrl: paths.signUp,
      forceRedirectUrl: next,
      signUpForceRedirectUrl: paths.welcome,
      appearance: readAppearance(),
    });
    return () => provider.clerk.unmountSignIn(element);
  }, [provider, hasUser, next]);
  return (
    // As tall as the provider's first step, so that the content below does not jump.
    <div className="min-h-47">
      <div ref={container} className="flex justify-center empty:hidden" />
      {(!provider || session.status === 'loading') && <FormSkeleton label={t('Loading the sign-in form')} />}
      {/* The user has logged out on this device, but the provider has not confirmed it. */}
      {hasUser && session.status === 'signed-out' && (
        <SignInGate session={{ status: 'unavailable' }}>{null}</SignInGate>
      )}
    </div>
  );
}
