import { Skeleton } from '@/ui/load-states';
import { WaitNotice } from '@/ui/wait-notice';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { setUnavailable } from './provider-failure';
import { clerkStore, demandProvider } from './sign-in-provider';

/** For a page that cannot do without the sign-in provider: has it loaded, and says so where that fails. */
export function useProvider(): void {
  useEffect(() => {
    demandProvider();
    // The app fetches the loader only with a connection.
    if (!navigator.onLine && !clerkStore.read()) setUnavailable();
    // The app renders the loader by itself, but shows nothing where its code cannot be loaded.
    import('./session-loader').catch(setUnavailable);
  }, []);
}

/** How long the words stand before the page moves on, in ms (docs/product.md, Accounts). */
const readingTime = 3000;

/** Says that it worked, then goes on to `next`. */
export function SignedInNotice({ text, next }: { text: string; next: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(next, { replace: true }), readingTime);
    return () => clearTimeout(timer);
  }, [navigate, next]);
  return (
    <p role="status" className="text-lg font-semibold text-ok">
      {text}
    </p>
  );
}

/** Stands where a form of the sign-in provider comes; `label` says what loads. */
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
