import { useLayoutEffect } from 'react';
import { useNavigationType } from 'react-router-dom';
import { t } from '@/language/translate';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/load-states';
import { isReloadNeeded } from '@/ui/new-version';
import { PageHeading } from '@/ui/page-heading';
import { useStore } from '@/ui/use-store';
import { WaitNotice } from '@/ui/wait-notice';

/** Shown when a page throws or its code fails to load. */
export function BrokenPage() {
  return (
    <div role="alert" className="py-4">
      <PageHeading
        lead={
          <span className="block">
            {navigator.onLine
              ? t('Something went wrong on our side, or the connection was lost.')
              : t(
                  "There is no connection, and this page isn't on your device yet. Try again when you're back online.",
                )}
          </span>
        }
      >
        {t("We couldn't show this page")}
      </PageHeading>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {t('Reload the page')}
      </Button>
    </div>
  );
}

/** Like `BrokenPage`, but if a new version is the reason, the notice at the top has the button to reload. */
export function PageFailure() {
  const isOutdated = useStore(isReloadNeeded);
  if (!isOutdated) return <BrokenPage />;
  return (
    <PageHeading lead={t('Reload to see it. Copy anything you have typed first.')}>
      {t('This page needs the new version')}
    </PageHeading>
  );
}

/** Shown while a page's code loads. Scrolls to the top, as the page itself does later. */
export function PageSkeleton() {
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type !== 'POP') window.scrollTo(0, 0);
  }, [type]);
  return (
    <>
      <WaitNotice />
      <div role="status" aria-label={t('Loading page')}>
        <Skeleton className="h-9 w-2/3 max-w-md" />
        <Skeleton className="mt-4 h-5 w-1/2 max-w-sm" />
      </div>
    </>
  );
}
