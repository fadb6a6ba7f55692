import { useMemo } from 'react';
import { freshCount, HomeHeading } from '@/browse/layouts/first-headings';
import { eagerPhotos } from '@/browse/layouts/listing-slots';
import { useStableList } from '@/browse/lists/use-stable-list';
import { t } from '@/language/translate';
import { defaultLoadErrorMessage } from '@/listings/categories/category-spec';
import { collections } from '@/listings/categories/collections';
import { noListings, type Listing } from '@/listings/listing';
import { isVerified, selectFirst, selectVerified } from '@/listings/selectors';
import { useCatalogue } from '@/listings/use-catalogue';
import { paths } from '@/platform/paths';
import { lazyPart } from '@/ui/lazy-part';
import { SectionFrame, SeeAll } from '@/ui/section-frame';
import { useIsDesktop } from '@/ui/use-media-query';
import { useNow } from '@/ui/use-now';
import { TileGrid } from './tile-grid';

const PlaceAndPrice = lazyPart(async () => (await import('@/browse/filters/place-and-price')).PlaceAndPrice, {
  when: 'late',
});

const dailyCount = 4;

/** The newest listings, below the heading. */
export function FreshListings() {
  const fresh = useCatalogue(selectVerified);
  const now = useNow();
  const isDesktop = useIsDesktop();
  const { items: listings, progress } = useStableList(fresh.data ?? noListings, {
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
export function DailyDiscounts() {
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
