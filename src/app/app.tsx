import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { productsQuery } from '@/listings/catalogue/products-query';
import { ErrorBoundary } from '@/ui/error-boundary';
import { AppRoutes } from './app-routes';
import { forgetNavigation } from './navigation/after-navigation';
import { startScrollMemory } from './navigation/scroll-memory';
import { PageFailure } from './page-failure';
import { preloadParts } from './preload-parts';
import { Shell } from './shell/shell';

/** The whole app; stands inside a router, so that tests can open it at an address. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  useEffect(startScrollMemory, []);
  useEffect(() => forgetNavigation, []);
  useEffect(() => {
    // After the listings, which come first.
    void queryClient
      .ensureQueryData(productsQuery)
      .catch(() => null)
      .then(preloadParts);
  }, [queryClient]);
  return (
    <ErrorBoundary fallback={<PageFailure />}>
      <QueryClientProvider client={queryClient}>
        <Shell>
          <AppRoutes />
        </Shell>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
