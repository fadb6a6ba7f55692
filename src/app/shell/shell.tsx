import type { ReactNode } from 'react';
import { usePageKind } from '@/app/routes/listing-routes';
import { homeSearchClass, PageMain } from '@/app/routes/page-main';
import { t } from '@/language/translate';
import { SearchForm } from '@/search/search-form';
import { Button } from '@/ui/button';
import { lazyPart } from '@/ui/lazy-part';
import { isReloadNeeded, isReloadOffered, reloadPage } from '@/ui/new-version';
import { useStore } from '@/ui/use-store';
import { CategoryStrip } from './category-strip';
import { TopBar } from './top-bar';

function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        // The router treats a changed hash as a navigation and would scroll to the top.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-brand px-4 py-2 font-semibold text-on-brand focus:translate-y-0"
    >
      {t('Skip to content')}
    </a>
  );
}

/** Offers to reload. The notice cannot be dismissed if this build's code is missing: the next page would fail. */
function NewVersionNotice() {
  const isNeeded = useStore(isReloadNeeded);
  const isUpdateOffered = useStore(isReloadOffered);
  if (!isNeeded && !isUpdateOffered) return null;
  return (
    <div
      role={isNeeded ? 'alert' : 'status'}
      className="sticky top-14 z-20 low:static flex items-center justify-center gap-4 border-b border-line bg-surface px-4 py-1 font-semibold"
    >
      {t('A new version is available')}
      <Button variant="primary" onClick={() => void reloadPage()}>
        {t('Reload')}
      </Button>
      {!isNeeded && (
        <Button focusesMain onClick={() => isReloadOffered.write(false)}>
          {t('Later')}
        </Button>
      )}
    </div>
  );
}

const LateShell = lazyPart(async () => (await import('./late-shell')).LateShell, { when: 'late' });

/** The search field below the bar on a phone's home page. Other pages open it with the bar's search icon. */
function HomeSearch() {
  if (usePageKind() !== 'home') return null;
  return (
    <div className={homeSearchClass}>
      <SearchForm label={t('Offers')} />
    </div>
  );
}

export function Shell({ children }: { children: ReactNode }) {
  const kind = usePageKind();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopBar />
      <NewVersionNotice />
      <HomeSearch />
      <CategoryStrip />
      <PageMain id="main" tabIndex={-1} kind={kind}>
        {children}
      </PageMain>
      <LateShell />
    </div>
  );
}
