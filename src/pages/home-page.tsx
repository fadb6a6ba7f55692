import { useMemo } from 'react';
import { paths } from '@/config/paths';
import { isVerified, selectWhere } from '@/listings/catalogue/selectors';
import type { Listing } from '@/listings/catalogue/listing';
import { useProducts } from '@/listings/catalogue/products-query';
import { CategoryGrid } from '@/listings/categories/category-grid';
import { exploreTiles } from '@/listings/categories/category-tiles';
import { collections } from '@/listings/categories/collections';
import { defaultLoadError } from '@/listings/categories/category-spec';
import { ListingSection } from '@/listings/results/listing-section';
import { latePart } from '@/ui/late-part';
import { TypedText } from '@/ui/typed-text';
import { useNow } from '@/ui/use-now';
import { HomeHero } from './home-hero';
import { ViewedSection } from './viewed-section';

/** At the end of the page: its code is no part of the first visit. */
const MessageForm = latePart(async () => (await import('@/requests/list/message-form')).MessageForm);

const freshCount = 8;
/** Fewer: most of them stand among the fresh ones as well. */
const dailyCount = 4;
const selectFresh = (listings: readonly Listing[]) => selectWhere(isVerified)(listings).slice(0, freshCount);

/** What the market has today: categories, the newest offers, the discounts of the day (docs/product.md, Home). */
export default function HomePage() {
  const now = useNow();
  const selectDaily = useMemo(() => {
    const daily = selectWhere(...collections.daily.where(now));
    return (listings: readonly Listing[]) => daily(listings).slice(0, dailyCount);
  }, [now]);
  const fresh = useProducts(selectFresh);
  const daily = useProducts(selectDaily);
  return (
    <>
      <HomeHero />
      <section aria-labelledby="explore" className="mt-6 lg:mt-10">
        <h2 id="explore" className="text-xl">
          Explore More Products
        </h2>
        <div className="mt-1 mb-3">
          <TypedText text="Welcome to our shopping marketplace" />
        </div>
        <CategoryGrid tiles={exploreTiles} filterLabel="Filter categories" eagerCount={0} />
      </section>
      {!fresh.isLoadingError && <ViewedSection />}
      <ListingSection
        title="Fresh offers"
        seeAll={paths.recents}
        query={fresh}
        loadError={defaultLoadError}
        emptyMessage="No products found."
        emptyAdvice="The first verified offers will stand here."
        now={now}
      />
      {/* A failed load is said once, above. */}
      {!daily.isLoadingError && (
        <ListingSection
          title="Daily Discounts"
          seeAll={paths.dailyDiscounts}
          query={{ ...daily, error: null }}
          loadError={defaultLoadError}
          emptyMessage="No daily discounts found."
          emptyAdvice="New discounts come every day. Have a look at the weekly ones."
          now={now}
        />
      )}
      <div className="mt-8 min-h-72">
        <MessageForm />
      </div>
    </>
  );
}
