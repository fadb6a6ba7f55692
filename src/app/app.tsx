import { latePart, startLateParts, whenIdle } from '@/ui/late-part';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { productsQuery } from '@/listings/catalogue/products-query';
import type { SignInProvider } from '@/account/sign-in-provider';
import { ErrorBoundary } from '@/ui/error-boundary';
import { watchImports } from '@/ui/new-version';
import { AppRoutes } from './routes/app-routes';
import { forgetNavigation } from './navigation/after-navigation';
import { startScrollMemory } from './navigation/scroll-memory';
import { BrokenPage } from './page-states';
import { Shell } from './shell/shell';

/** The parts most visitors open next. */
const nextParts = [
  // What is sent must not need a file first: the connection may be gone by then.
  () => import('@/requests/send-request'),
  () => import('./shell/side-menu'),
  () => import('./routes/later-routes'),
  () => import('@/pages/category-page'),
  () => import('@/pages/detail-page'),
];

/** Fetches the code of what comes next while nothing else is to do; on a slow network the next tap then answers at once. */
function preloadParts(): void {
  // A part that cannot be fetched now is fetched when it is needed.
  whenIdle(() => nextParts.forEach((load) => load().catch(() => {})));
}

const Background = latePart(async () => (await import('./background')).Background);

/** How long late parts wait for the listings, in ms. */
const patience = 5000;

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
    // What failed before the first render is not asked for again by this.
    const { status } = queryClient.getQueryState(productsQuery.queryKey) ?? {};
    const listings = status === 'error' ? null : queryClient.ensureQueryData(productsQuery).catch(() => null);
    // After the listings, which come first; where they take long, they hold up nothing else.
    void Promise.race([listings, new Promise((resolve) => setTimeout(resolve, patience))])
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
