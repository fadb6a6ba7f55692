import { Store } from 'lucide';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { CategoryGrid } from '@/browse/category-grid';
import { DailyDiscounts, FreshListings } from '@/browse/tiles/home-offers';
import { message, t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { exploreTiles } from '@/listings/categories/category-tiles';
import { paths } from '@/platform/paths';
import { ViewedSection } from '@/saved/viewed';
import { draftHint } from '@/selling/drafts/draft-hint';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';
import { useStore } from '@/ui/use-store';

const HomeRequests = lazyPart(async () => (await import('@/requests/list/home-requests')).HomeRequests, {
  when: 'late',
});

// The height of a draft.
const draftSpace = 'flow-root min-h-50.5 sm:min-h-37.5';

const LatestUnsentPost = lazyPart(async () => (await import('@/selling/own/unsent-posts')).LatestUnsentPost, {
  when: 'late',
  fallback: <div className={draftSpace} />,
});

/** The most recent draft, below the first offers. Its code loads only if there is one. */
const UnfinishedPost = () => useStore(draftHint) && <LatestUnsentPost className={draftSpace} />;

/** A link to all companies: *Shops* in the bar opens the home page. */
const ShopsLink = () => (
  <p className="relative mt-4 flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 hover:border-edge">
    <Icon of={Store} className="size-6 shrink-0 text-brand" />
    <span>
      <Link to={paths.shopsDirectory} className="stretched block font-semibold">
        {t('Shop directory')}
      </Link>
      <span className="block text-sm text-muted">{t('All shops with verified offers.')}</span>
    </span>
  </p>
);

const millisecondsPerCharacter = 100;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A text that appears letter by letter, except for screen readers and visitors with reduced motion. */
function TypedText({ text }: { text: string }) {
  const [shown, setShown] = useState(() => (prefersStillness() ? text.length : 0));
  useEffect(() => {
    if (shown >= text.length) return;
    const timer = setTimeout(() => setShown(shown + 1), millisecondsPerCharacter);
    return () => clearTimeout(timer);
  }, [shown, text.length]);

  return (
    <p className="text-sm font-semibold text-brand lg:text-base">
      <span className="sr-only">{text}</span>
      <span aria-hidden data-typed={text.slice(0, shown)}>
        {text.slice(0, shown)}
        <span className="border-l-2 border-current" />
        <span className="invisible">{text.slice(shown)}</span>
      </span>
    </p>
  );
}

export default function HomePage() {
  useLanguage();
  return (
    <>
      <FreshListings />
      <UnfinishedPost />
      <section aria-labelledby="explore" className="mt-8 lg:mt-10">
        <h2 id="explore" className="text-xl">
          {t('Explore More Products')}
        </h2>
        <div className="mt-1 mb-3">
          <TypedText text={t('Welcome to our shopping marketplace')} />
        </div>
        <CategoryGrid tiles={exploreTiles} filterLabel={message('Filter categories')} />
      </section>
      <ShopsLink />
      <DailyDiscounts />
      <ViewedSection />
      <div className="flow-root min-h-150 lg:min-h-96">
        <HomeRequests />
      </div>
    </>
  );
}
