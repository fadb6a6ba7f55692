import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { productsQuery } from '@/listings/catalogue/products-query';
import type { SignInProvider } from '@/account/sign-in-provider';
import { ErrorBoundary } from '@/ui/error-boundary';
import { latePart, startLateParts } from '@/ui/late-part';
import { watchImports } from '@/ui/new-version';
import { AppRoutes } from './routes/app-routes';
import { forgetNavigation } from './navigation/after-navigation';
import { startScrollMemory } from './navigation/scroll-memory';
import { BrokenPage } from './page-states';
import { preloadParts } from './preload-parts';
import { Shell } from './shell/shell';

const Background = latePart(async () => (await import('./background')).Background);

interface AppProps {
  queryClient: QueryClient;
  signIn: SignInProvider;
}

/** The whole app; stands inside a router, so that tests can open it at an address. */
export function App({ queryClient, signIn }: AppProps) {
  useEffect(watchImports, []);
  useEffect(startScrollMemory, []);
  useEffect(() => forgetNavigation, []);
  useEffect(() => {
    // After the listings, which come first.
    void queryClient
      .ensureQueryData(productsQuery)
      .catch(() => null)
      .then(startLateParts)
      .then(preloadParts);
  }, [queryClient]);
  return (
    <ErrorBoundary fallback={<BrokenPage />}>
      <QueryClientProvider client={queryClient}>
        <Shell>
          <AppRoutes />
        </Shell>
        <Background signIn={signIn} />
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
