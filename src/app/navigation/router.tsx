import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * The app's router. It listens to the history from its first commit: the app renders in slices, and going back
 * in between would show the old page under a new address.
 */
export function Router({ children }: { children: ReactNode }) {
  const [first] = useState(() => window.location.href);
  useLayoutEffect(() => {
    if (window.location.href !== first)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, [first]);
  // Transitions would render a changed address late, and a field bound to the address would lag.
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
