import { Announcer } from '@/ui/announcer';
import { ErrorBoundary } from '@/ui/error-boundary';
import { BottomBar } from './bottom-bar';
import { Footer } from './footer';
import { LanguageOffer } from './language-offer';

/**
 * What stands after every page, loaded late in one part: one by one, a connection that is lost in between would
 * leave a page that looks whole and announces nothing.
 */
export const PageEnd = () => (
  <>
    <ErrorBoundary fallback={null}>
      <Footer />
    </ErrorBoundary>
    <ErrorBoundary fallback={null}>
      <BottomBar />
    </ErrorBoundary>
    <ErrorBoundary fallback={null}>
      <Announcer />
    </ErrorBoundary>
    <ErrorBoundary fallback={null}>
      <LanguageOffer />
    </ErrorBoundary>
  </>
);
