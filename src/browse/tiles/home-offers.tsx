import { useMemo } from 'react';
import { appSlots } from '@/browse/app-slots';
import { freshCount, HomeHeading } from '@/browse/layouts/first-headings';
import { ListSkeleton } from '@/browse/layouts/list-looks';
import { eagerPhotos } from '@/browse/layouts/listing-slots';
import { tileBodyClass, tileGridClass, tilePhotoClass, Tiles } from '@/browse/layouts/tile-layout';
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
import { SeeAll } from '@/ui/section-frame';
import { useIsDesktop } from '@/ui/use-media-query';
import { useNow } from '@/ui/use-now';
import { TileSection } from './tile-section';

/** Limits the skeleton to the usual number of lines. */
const skeletonLines = 'grid-rows-[repeat(4,1fr)] md:grid-rows-[repeat(2,1fr)]';

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

const PlaceAndPrice = lazyPart(async () => (await import('@/browse/filters/place-and-price')).PlaceAndPrice, {
  when: 'late',
});

export function FreshListings() {
  const query = useCatalogue(selectVerified);
  const visitor = useVisitorPlace();
  const now = useNow();
  const isDesktop = useIsDesktop();
  const { items, progress } = useStableList(query.data ?? noListings, { query });
  const listings = items.slice(0, freshCount);
  return (
    <section aria-labelledby="fresh">
      <HomeHeading>
        <span className="ml-auto hidden gap-2 lg:flex">{isDesktop && <PlaceAndPrice />}</span>
        <SeeAll title={t('Newest offers')} path={paths.recents} />
      </HomeHeading>
      {progress}
      <QueryStates
        query={query}
        failure={<QueryFailure query={query} />}
        empty={
          <EmptyNotice message={t('No products found.')}>
            {t('The first verified offers will appear here.')}
          </EmptyNotice>
        }
        skeleton={
          <ListSkeleton count={4} className={`gap-y-3 sm:gap-y-4 ${tileGridClass} ${skeletonLines}`}>
            <TileSkeleton />
          </ListSkeleton>
        }
      >
        {() => <Tiles listings={listings} visitor={visitor} now={now} eager={eagerPhotos} slots={appSlots} />}
      </QueryStates>
    </section>
  );
}

const dailyCount = 4;
const selectFresh = selectFirst(freshCount, isVerified);

/** The daily discounts, without the newest listings above, whose section also shows failures. */
export function DailyDiscounts() {
  const now = useNow();
  const selectDaily = useMemo(
    () => (listings: readonly Listing[]) => {
      const fresh = new Set(selectFresh(listings));
      const isOther = (listing: Listing) => !fresh.has(listing);
      return selectFirst(dailyCount, ...listPredicates(collections.daily, now), isOther)(listings);
    },
    [now],
  );
  const { data = noListings } = useCatalogue(selectDaily);
  return <TileSection title={t('Daily Discounts')} seeAll={paths.dailyDiscounts} listings={data} />;
}
