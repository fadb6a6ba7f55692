import type { ReactNode } from 'react';
import { CategoryStrip } from './category-strip';
import { latePart } from '@/ui/late-part';
import { SkipLink } from './skip-link';
import { TopBar } from './top-bar';

/** Below or above everything: no offer waits for them. */
const RequestBox = latePart(async () => (await import('@/requests/request-box')).RequestBox);
const Footer = latePart(async () => (await import('./footer')).Footer);
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
