import { ArrowLeft } from 'lucide';
import { useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { AfterNavigation } from '@/app/navigation/after-navigation';
import { t } from '@/language/translate';
import HomePage from '@/pages/home-page';
import { brand, pageTitle } from '@/platform/brand';
import { hasEarlierHistoryEntry } from '@/platform/history-entries';
import { paths } from '@/platform/paths';
import { Icon } from '@/ui/icon';
import { PartBoundary } from '@/ui/lazy-part';
import { useIsDesktop } from '@/ui/use-media-query';
import { backClass } from './page-main';
import type { PageSpec } from './page-spec';
import { PageFailure, PageSkeleton } from './page-states';

function BackButton() {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      onClick={() => void (hasEarlierHistoryEntry() ? navigate(-1) : navigate(paths.home))}
      className={`${backClass} inline-flex items-center gap-2 rounded-control px-2 text-muted hover:text-ink`}
    >
      <Icon of={ArrowLeft} className="size-4" />
      <span className="max-lg:group-data-[kind=list]/main:sr-only">{t('Back')}</span>
    </button>
  );
}

function TwoColumns({ beside, children }: { beside: ReactNode; children: ReactNode }) {
  const isDesktop = useIsDesktop();
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,44rem)_14rem] lg:items-start lg:gap-12">
      <div className="min-w-0">{children}</div>
      {isDesktop && <div className="sticky top-20">{beside}</div>}
    </div>
  );
}

interface PageFrameProps {
  page: PageSpec;
  /** Shown beside the page on a desktop. */
  beside?: ReactNode;
}

/** The frame of every page: error boundary, skeleton, document head and Back button. */
export function PageFrame({ page, beside }: PageFrameProps) {
  const { Page = HomePage } = page;
  const { key } = useLocation();
  // The same element for each address, so that a changed query does not render the whole page.
  const element = useMemo(() => <Page />, [Page]);
  const title = t(page.title);
  const afterNavigation = (
    <AfterNavigation
      title={pageTitle(title)}
      description={t(page.description ?? brand.description, { brand: brand.name, title })}
      canonicalPath={encodeURI(page.paths[0])}
    />
  );
  const failure = (
    <>
      <PageFailure />
      {afterNavigation}
    </>
  );
  const content = (
    <PartBoundary code={page.Page?.code} fallback={<PageSkeleton />} failure={failure} resetKey={key}>
      {element}
      {afterNavigation}
    </PartBoundary>
  );
  return (
    <div className={page.width && `lg:mx-auto ${page.width}`}>
      {page.paths[0] !== '/' && <BackButton />}
      {beside ? <TwoColumns beside={beside}>{content}</TwoColumns> : content}
    </div>
  );
}
