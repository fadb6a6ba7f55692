import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { Skeleton } from '@/ui/load-states';
import { WaitNotice } from '@/ui/wait-notice';
import { markSignInUnavailable } from './provider-failure';
import { clerkStore, isProviderNeeded } from './sign-in-provider';

/** Loads the sign-in provider for a page that depends on it, or marks sign-in as unavailable. */
export function useSignInProvider(): void {
  useEffect(() => {
    isProviderNeeded.write(true);
    // Offline, the app does not load `session-loader`.
    if (!navigator.onLine && !clerkStore.read()) markSignInUnavailable();
    // The app renders `session-loader`, but ignores a failure to load its code.
    import('./session-loader').catch(markSignInUnavailable);
  }, []);
}

/** How long the message stays before the page moves on, in ms. */
const noticeDuration = 3000;

interface SignedInNoticeProps {
  text: string;
  next: string;
  className?: string;
}

export function SignedInNotice({
  text,
  next,
  className = 'text-lg font-semibold text-ok',
}: SignedInNoticeProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(next, { replace: true }), noticeDuration);
    return () => clearTimeout(timer);
  }, [navigate, next]);
  return (
    <p role="status" className={className}>
      {text}
    </p>
  );
}

/** A placeholder for an account form. `label` names the form for screen readers. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <>
      <WaitNotice />
      <div role="status" aria-label={label} className="flex flex-col gap-4">
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    </>
  );
}
