import { useLocation } from 'react-router-dom';
import { needTexts } from '@/language/choose-language';
import { PartBoundary } from '@/ui/lazy-part';
import { PageFrame } from './page-frame';
import { PageFailure, PageSkeleton } from './page-states';
import { useListingPage } from './find-route';
import { lazyPage } from './page-spec';

const LaterPages = lazyPage(async () => {
  const [pages] = await Promise.all([import('./later-routes'), needTexts('later')]);
  return pages;
});

function OtherPages() {
  const { key } = useLocation();
  return (
    <PartBoundary code={LaterPages.code} fallback={<PageSkeleton />} failure={<PageFailure />} resetKey={key}>
      <LaterPages />
    </PartBoundary>
  );
}

/** The page at the current address. */
export function AppRoutes() {
  const page = useListingPage();
  return page ? <PageFrame key={page.paths[0]} page={page} /> : <OtherPages />;
}
