import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { SignInProvider } from '@/account/sign-in-provider';
import { startScrollMemory } from '@/app/navigation/scroll-memory';
import { useListingPage } from '@/app/routes/listing-routes';
import { PageFrame } from '@/app/routes/page-frame';
import { lazyPage } from '@/app/routes/page-spec';
import { BrokenPage, PageFailure, PageSkeleton } from '@/app/routes/page-states';
import { Shell } from '@/app/shell/shell';
import { useLanguage } from '@/language/use-language';
import { catalogueQuery } from '@/listings/use-catalogue';
import { surviveTranslation } from '@/platform/survive-translation';
import { afterFirstLoad, isFirstLoadDone } from '@/ui/after-first-load';
import { ErrorBoundary } from '@/ui/error-boundary';
import { lazyPart, PartBoundary } from '@/ui/lazy-part';
import { watchImports } from '@/ui/new-version';

const LaterPages = lazyPage(() => import('@/app/routes/later-routes'));

function OtherPages() {
  const { key } = useLocation();
  return (
    <PartBoundary code={LaterPages.code} fallback={<PageSkeleton />} failure={<PageFailure />} resetKey={key}>
      <LaterPages />
    </PartBoundary>
  );
}

function AppRoutes() {
  const page = useListingPage();
  return page ? <PageFrame key={page.paths[0]} page={page} /> : <OtherPages />;
}

/** The code that most visitors need next. */
const preloads = [
  // When somebody sends a text, the connection may be lost.
  () => import('@/requests/sending/send-text'),
  () => import('@/app/shell/side-menu'),
  () => import('@/pages/list-page'),
  () => import('@/pages/detail-page'),
];

const Background = lazyPart(async () => (await import('./background')).Background, { when: 'late' });

/** How long other code waits for the listings, in ms. */
const firstLoadTimeout = 5000;

interface AppProps {
  queryClient: QueryClient;
  signIn: SignInProvider;
}

/** The `keyCode` of a key that an input method has handled. */
const takenByInputMethod = 229;

/**
 * Hides from all fields the Enter that ends a composition, for example of Ethiopic letters: it chooses a word and must
 * not submit a form. Safari ends the composition before the key event, so only the deprecated `keyCode` shows it.
 */
function dropComposingEnter(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const hasJustComposed = event.keyCode === takenByInputMethod && !event.isComposing;
    if (hasJustComposed) event.preventDefault();
    if (hasJustComposed || event.isComposing) event.stopPropagation();
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => window.removeEventListener('keydown', onKey, { capture: true });
}

/** What runs beside the pages. Each function returns a function to stop. */
const watchers = [watchImports, surviveTranslation, startScrollMemory, dropComposingEnter];

/** The app without its router, so that tests can choose the address. */
export function App({ queryClient, signIn }: AppProps) {
  useLanguage();
  useEffect(() => {
    const stops = watchers.map((watch) => watch());
    return () => stops.forEach((stop) => stop());
  }, []);
  useEffect(() => {
    // A failed call is repeated only when the visitor asks for it.
    const hasFailed = queryClient.getQueryState(catalogueQuery.queryKey)?.status === 'error';
    const listings = hasFailed ? null : queryClient.fetchQuery(catalogueQuery).catch(() => null);
    // Other code waits for the listings, because it would delay them on a slow connection.
    void Promise.race([listings, new Promise((resolve) => setTimeout(resolve, firstLoadTimeout))]).then(() =>
      isFirstLoadDone.write(true),
    );
    // The next tap then responds at once on a slow network.
    return afterFirstLoad(() => {
      void LaterPages.code.fetch();
      // A failed import is retried when its part renders.
      for (const load of preloads) load().catch(() => {});
    });
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
