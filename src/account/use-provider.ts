import { useEffect } from 'react';
import { demandProvider } from './sign-in-provider';
import { sessionStore } from './session';

/** For a page that cannot do without the sign-in provider: has it loaded, and says so where that fails. */
export function useProvider(): void {
  useEffect(() => {
    demandProvider();
    // The keeper comes by itself; where its code cannot be had, nobody else would tell.
    import('./session-loader').catch(() => sessionStore.write({ status: 'unavailable' }));
  }, []);
}
