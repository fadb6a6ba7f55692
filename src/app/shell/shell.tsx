import type { ReactNode } from 'react';
import { RequestBox } from '@/requests/request-box';
import { CategoryStrip } from './category-strip';
import { Footer } from './footer';
import { latePart } from '@/ui/late-part';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

/** Nothing is announced before the page stands. */
const Announcer = latePart(async () => (await import('@/ui/announcer')).Announcer);

/** What surrounds every page: bar, category strip, footer, and the floating request box. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <CategoryStrip />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 pt-3 pb-12 outline-none">
        {children}
      </main>
      <Footer />
      <RequestBox />
      <Announcer />
    </div>
  );
}
