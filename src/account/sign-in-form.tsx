import { useEffect, useRef } from 'react';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { useStore } from '@/ui/use-store';
import { FormSkeleton } from './form-parts';
import { ProviderTrouble } from './provider-failure';
import { useSession } from './session';
import { clerkStore } from './sign-in-provider';

const token = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** Our colours and shapes for the provider's own form, as they are in the theme that shows now. */
function readAppearance() {
  return {
    variables: {
      colorPrimary: token('brand'),
      colorPrimaryForeground: token('on-brand'),
      colorBackground: token('surface'),
      colorForeground: token('ink'),
      colorMutedForeground: token('muted'),
      colorInput: token('sunken'),
      colorInputForeground: token('ink'),
      colorNeutral: token('ink'),
      colorDanger: token('sale'),
      borderRadius: '0.5rem',
      fontFamily: 'inherit',
    },
    // 44 px is the smallest target for a finger, and iOS zooms into fields whose text is below 16 px.
    elements: {
      rootBox: { width: '100%' },
      cardBox: { width: '100%', boxShadow: 'none', border: '1px solid var(--line)', borderRadius: '1rem' },
      card: { gap: '1rem' },
      // The page has the heading, so that the steps of signing in have none (`provider-bridge.tsx`).
      headerTitle: { '&:empty': { display: 'none' } },
      headerSubtitle: { '&:empty': { display: 'none' } },
      formFieldInput: { minHeight: '2.75rem', fontSize: '1rem' },
      // As our own buttons are: flat, and without an arrow.
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
      // The page leads to the sign-up below the form.
      footerAction__signIn: { display: 'none' },
    },
  };
}

/** The accounts that everybody may use, where the provider is a mocked one. */
export function DemonstrationAccounts() {
  const users = useStore(clerkStore)?.settings.demonstrationUsers ?? [];
  if (users.length === 0) return null;
  return (
    <section
      aria-label={t('Demonstration accounts')}
      className="mt-6 rounded-card border border-dashed border-edge p-4 text-sm"
    >
      <p className="text-muted">{t('Nothing here is real. Sign in as one of these:')}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {users.map(({ emailAddress, password }) => (
          <li key={emailAddress}>
            <code>{emailAddress}</code> · <code>{password}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The provider's own sign-in form; once signed in it leads to `next`, a path of ours. */
export function SignInForm({ next }: { next: string }) {
  const running = useStore(clerkStore);
  // The SDK's own script may still be on its way when its wrapper is there.
  const session = useSession();
  const hasUser = Boolean(running?.clerk.user);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    // With a session that is about to end the provider's form would lead away from here.
    if (!element || !running || hasUser) return;
    running.clerk.mountSignIn(element, {
      routing: 'path',
      path: paths.login,
      signUpUrl: paths.signUp,
      forceRedirectUrl: next,
      signUpForceRedirectUrl: paths.welcome,
      appearance: readAppearance(),
    });
    return () => running.clerk.unmountSignIn(element);
  }, [running, hasUser, next]);
  return (
    // As tall as the provider's first step, or what stands below would jump when it comes.
    <div className="min-h-57">
      <div ref={frame} className="flex justify-center empty:hidden" />
      {(!running || session.status === 'loading') && <FormSkeleton label={t('Loading the sign-in form')} />}
      {/* The provider has not been told of the logout yet. */}
      {hasUser && session.status === 'signed-out' && (
        <ProviderTrouble session={{ status: 'unavailable' }}>{null}</ProviderTrouble>
      )}
    </div>
  );
}
