import { useEffect, useRef } from 'react';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { useStore } from '@/ui/use-store';
import { FormSkeleton } from './form-skeleton';
import { ProviderTrouble } from './provider-failure';
import { useSession } from './session';
import { clerkStore } from './sign-in-provider';
import { readAppearance } from './read-appearance';

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
