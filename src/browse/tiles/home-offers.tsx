import { useMemo } from 'react';
import { appSlots } from '@/browse/app-slots';
import { freshCount, HomeHeading } from '@/browse/layouts/first-headings';
import { ListSkeleton } from '@/browse/layouts/list-looks';
import { eagerPhotos } from '@/browse/layouts/listing-slots';
import { tileBodyClass, tileGridClass, tilePhotoClass, Tiles } from '@/browse/layouts/tile-layout';
import type { ListTexts } from '@/browse/lists/list-states';
import type { ListingQuery } from '@/browse/lists/use-filtered-list';
import { useStableList } from '@/browse/lists/use-stable-list';
import { QueryFailure } from '@/browse/query-failure';
import { t } from '@/language/translate';
import { collections } from '@/listings/categories/collections';
import { listPredicates } from '@/listings/categories/find-list';
import { noListings, type Listing } from '@/listings/listing';
import { isVerified, selectFirst, selectVerified } from '@/listings/selectors';
import { useCatalogue } from '@/listings/use-catalogue';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { paths } from '@/platform/paths';
import { lazyPart } from '@/ui/lazy-part';
import { EmptyNotice, Skeleton } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import { SectionFrame, SeeAll } from '@/ui/section-frame';
import { useIsDesktop } from '@/ui/use-media-query';
import { useNow } from '@/ui/use-now';

function TileSkeleton() {
  return (
    <div className="flex h-full flex-col">
      <span className={`${tilePhotoClass} animate-pulse bg-sunken`} />
      <span className={`flex min-h-16 flex-col ${tileBodyClass}`}>
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="mt-auto h-3 w-1/2" />
      </span>
    </div>
  );
}

interface TileGridProps {
  query: ListingQuery;
  texts: ListTexts;
  /** Limits the skeleton to the usual number of lines. */
  skeletonLines?: string;
  /** How many photos load before all others on the page. */
  eager?: number;
}

function TileGrid({ query, texts, skeletonLines = '', eager = 0 }: TileGridProps) {
  const visitor = useVisitorPlace();
  const now = useNow();
  return (
    <QueryStates
      query={query}
      failure={<QueryFailure query={query} />}
      empty={<EmptyNotice message={texts.emptyMessage}>{texts.emptyAdvice}</EmptyNotice>}
      skeleton={
        <ListSkeleton count={4} className={`gap-y-3 sm:gap-y-4 ${tileGridClass} ${skeletonLines}`}>
          <TileSkeleton />
        </ListSkeleton>
      }
    >
      {(listings) => <Tiles listings={listings} visitor={visitor} now={now} eager={eager} slots={appSlots} />}
    </QueryStates>
  );
}

const PlaceAndPrice = lazyPart(async () => (await import('@/browse/filters/place-and-price')).PlaceAndPrice, {
  when: 'late',
});

const dailyCount = 4;

export function FreshListings() {
  const fresh = useCatalogue(selectVerified);
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
        texts={{
          emptyMessage: t('No products found.'),
          emptyAdvice: t('The first verified offers will appear here.'),
        }}
        skeletonLines="grid-rows-[repeat(4,1fr)] md:grid-rows-[repeat(2,1fr)]"
        eager={eagerPhotos}
      />
    </section>
  );
}

/** Leaves out those among the newest listings above. */
export function DailyDiscounts() {
  const now = useNow();
  const selectDaily = useMemo(() => {
    // More than are shown, because some may be among the newest listings.
    const daily = selectFirst(freshCount + dailyCount, ...listPredicates(collections.daily, now));
    const fresh = selectFirst(freshCount, isVerified);
    return (listings: readonly Listing[]) => {
      const shown = new Set(fresh(listings));
      const all = daily(listings);
      const others = all.filter((listing) => !shown.has(listing));
      return { others: others.slice(0, dailyCount), areAllShown: all.length > 0 && others.length === 0 };
    };
  }, [now]);
  const { data, ...query } = useCatalogue(selectDaily);
  // The section above shows the failure of the same query.
  if ((query.error && !data?.others.length) || (data?.areAllShown && query.isComplete)) return null;
  return (
    <SectionFrame title={t('Daily Discounts')} seeAll={paths.dailyDiscounts}>
      <TileGrid
        query={{ ...query, data: data?.others, error: null }}
        texts={{
          emptyMessage: t('No daily discounts found.'),
          emptyAdvice: t('New discounts come every day. Have a look at the weekly ones.'),
        }}
      />
    </SectionFrame>
  );
}
