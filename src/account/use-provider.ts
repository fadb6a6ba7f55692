import { useEffect } from 'react';
import { setUnavailable } from './provider-failure';
import { demandProvider } from './sign-in-provider';

/** For pages that need the sign-in provider: loads it, and sets the session to `unavailable` where that fails. */
export function useProvider(): void {
  useEffect(() => {
    demandProvider();
    // The app renders the loader itself, but tells nobody when its code cannot be loaded.
    import('./session-loader').catch(setUnavailable);
  }, []);
}
