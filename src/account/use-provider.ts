import { useEffect } from 'react';
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
