import { type ReactNode, useLayoutEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * The app's router. `BrowserRouter` listens to the history only from its first commit, and the app renders in
 * slices. If the visitor goes back before that commit, this component repeats the missed `popstate`; otherwise the
 * old page would show under the new address.
 */
export function Router({ children }: { children: ReactNode }) {
  const [firstHref] = useState(() => window.location.href);
  useLayoutEffect(() => {
    if (window.location.href !== firstHref)
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, [firstHref]);
  // Transitions would render a changed address late, and a field bound to the address would lag.
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>;
}
