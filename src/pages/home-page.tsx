import { Store } from 'lucide';
import { useLanguage } from '@/language/use-language';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { message, t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { type Listing, noListings } from '@/listings/listing';
import { useCatalogue } from '@/listings/use-catalogue';
import { isVerified, selectFirst, selectVerified } from '@/listings/selectors';
import { CategoryGrid } from '@/browse/category-grid';
import { defaultLoadErrorMessage } from '@/listings/categories/category-spec';
import { exploreTiles } from '@/listings/categories/category-tiles';
import { collections } from '@/listings/categories/collections';
import { eagerPhotos } from '@/browse/listing-slots';
import { TileGrid } from '@/browse/tile-grid';
import { SectionFrame, SeeAll } from '@/ui/section-frame';
import { useStableList } from '@/browse/use-stable-list';
import { draftHint } from '@/selling/drafts/draft-hint';
import { ViewedSection } from '@/saved/viewed';
import { Icon } from '@/ui/icon';
import { lazyPart } from '@/ui/lazy-part';
import { useIsDesktop } from '@/ui/use-media-query';
import { useNow } from '@/ui/use-now';
import { useStore } from '@/ui/use-store';
import { HomeHeading, freshCount } from './first-headings';

const PlaceAndPrice = lazyPart(async () => (await import('@/browse/filters/place-and-price')).PlaceAndPrice, {
  when: 'late',
});

const dailyCount = 4;

/** The newest listings, below the heading. */
function FreshListings() {
  const fresh = useCatalogue(selectVerified);
  const now = useNow();
  const isDesktop = useIsDesktop();
  const { listings, progress } = useStableList(fresh.data ?? noListings, {
    query: fresh,
    limit: freshCount,
  });
  return (
    <section aria-labelledby="fresh">
      <HomeHeading>
        <span className="ml-auto hidden gap-2 lg:flex">{isDesktop && <PlaceAndPrice />}</span>
        <SeeAll title={t('Newest offers')} path={paths.recents} />
      </HomeHeading>
      {progress}
      <TileGrid
        query={{ ...fresh, data: fresh.data && listings }}
        loadErrorMessage={t(defaultLoadErrorMessage)}
        emptyMessage={t('No products found.')}
        emptyAdvice={t('The first verified offers will appear here.')}
        now={now}
        skeletonLines="grid-rows-[repeat(4,1fr)] md:grid-rows-[repeat(2,1fr)]"
        eager={eagerPhotos}
      />
    </section>
  );
}

/** The day's newest discounts, without those among the newest listings above. */
function DailyDiscounts() {
  const now = useNow();
  const selectDaily = useMemo(() => {
    // More than are shown, because some may be among the newest listings.
    const daily = selectFirst(freshCount + dailyCount, ...collections.daily.where(now));
    const fresh = selectFirst(freshCount, isVerified);
    return (listings: readonly Listing[]) => {
      const shown = new Set(fresh(listings));
      const all = daily(listings);
      const others = all.filter((listing) => !shown.has(listing));
      return { others: others.slice(0, dailyCount), areAllShown: all.length > 0 && others.length === 0 };
    };
  }, [now]);
  const { data, ...query } = useCatalogue(selectDaily);
  // Both sections have the same query, and the section above shows its failure.
  if ((query.error && !data?.others.length) || (data?.areAllShown && query.state !== 'loading')) return null;
  return (
    <SectionFrame title={t('Daily Discounts')} seeAll={paths.dailyDiscounts}>
      <TileGrid
        query={{ ...query, data: data?.others, error: null }}
        loadErrorMessage={t(defaultLoadErrorMessage)}
        emptyMessage={t('No daily discounts found.')}
        emptyAdvice={t('New discounts come every day. Have a look at the weekly ones.')}
        now={now}
        skeletonLines=""
        eager={0}
      />
    </SectionFrame>
  );
}

const HomeRequests = lazyPart(async () => (await import('@/requests/list/home-requests')).HomeRequests, {
  when: 'late',
});

// Reserves the height of a draft, so that nothing jumps.
const draftSpace = 'flow-root min-h-50.5 sm:min-h-37.5';

const LatestUnsentPost = lazyPart(async () => (await import('@/selling/own/unsent-posts')).LatestUnsentPost, {
  when: 'late',
  texts: 'later',
  fallback: <div className={draftSpace} />,
});

/** The most recent draft, below the first offers. Its code loads only if there is one. */
const UnfinishedPost = () => useStore(draftHint) && <LatestUnsentPost className={draftSpace} />;

const millisecondsPerCharacter = 100;

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A line that types itself. Its full width is reserved, so that the page does not move. Screen readers, and visitors
 * with reduced motion, get the whole text at once.
 */
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

/** A link to all companies. It is needed because *Shops* in the bar opens the home page. */
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

/** The newest listings, the categories, and the day's discounts and requests. */
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
