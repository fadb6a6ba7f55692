import { useMemo } from 'react';
import { paths } from '@/config/paths';
import type { Listing } from '@/listings/catalogue/listing';
import { useProductsSoFar } from '@/listings/catalogue/products-query';
import { selectWhere } from '@/listings/catalogue/selectors';
import { defaultLoadError } from '@/listings/categories/category-spec';
import { collections } from '@/listings/categories/collections';
import { OfferGrid } from '@/listings/results/offer-grid';
import { SectionFrame } from '@/listings/results/section-frame';
import { viewed } from '@/listings/viewed/viewed';
import { latePart } from '@/ui/late-part';
import { useNow } from '@/ui/use-now';
import { useStore } from '@/ui/use-store';
import { freshCount, selectVerified } from './fresh-offers';

const dailyCount = 4;

/** The newest discounts of the day that do not stand among the fresh offers already; nothing where all of them do. */
function DailyDiscounts() {
  const now = useNow();
  const selectDaily = useMemo(() => {
    const daily = selectWhere(...collections.daily.where(now));
    return (listings: readonly Listing[]) => {
      const shown = new Set(selectVerified(listings).slice(0, freshCount));
      const all = daily(listings);
      const others = all.filter((listing) => !shown.has(listing));
      return { others: others.slice(0, dailyCount), areAllShown: all.length > 0 && others.length === 0 };
    };
  }, [now]);
  const { data, ...query } = useProductsSoFar(selectDaily);
  // Both sections read one query: the section above already shows its failure.
  if (query.isLoadingError || (data?.areAllShown && !query.isReading)) return null;
  return (
    <SectionFrame title="Daily Discounts" seeAll={paths.dailyDiscounts}>
      <OfferGrid
        query={{ ...query, data: data?.others, error: null, isPart: query.isReading }}
        loadError={defaultLoadError}
        emptyMessage="No daily discounts found."
        emptyAdvice="New discounts come every day. Have a look at the weekly ones."
        skeletonLines=""
      />
    </SectionFrame>
  );
}

const RecentlyViewed = latePart(
  async () => (await import('@/listings/viewed/recently-viewed')).RecentlyViewed,
);

/** Reserves the height of the listings opened last while their code loads, or what follows would jump. */
function ViewedSection() {
  const ids = useStore(viewed);
  if (ids.length === 0) return null;
  return (
    <div className="flow-root min-h-68.5 lg:min-h-74.5">
      <RecentlyViewed ids={ids} />
    </div>
  );
}

const HomeRequests = latePart(async () => (await import('@/requests/list/home-requests')).HomeRequests);

/** What ends the home page: the discounts of the day, what was viewed and what people ask for. */
export function HomeSections() {
  return (
    <>
      <DailyDiscounts />
      <ViewedSection />
      <div className="flow-root min-h-150 lg:min-h-96">
        <HomeRequests />
      </div>
    </>
  );
}
