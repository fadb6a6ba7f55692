import { tintAt } from '@/ui/tint';
import { PageHeading } from '@/ui/page-heading';
import { viewed } from '@/listings/viewed/viewed';
import { latePart } from '@/ui/late-part';
import { useStore } from '@/ui/use-store';
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
import { TypedText } from '@/ui/typed-text';
import { useNow } from '@/ui/use-now';

const pictures = ['foods', 'agriculture', 'design', 'art', 'electronics', 'fashions'];
const grounds = [3, 1, 0, 2, 4, 5];

function HomeHero() {
  return (
    <div className="grid items-center gap-8 lg:grid-cols-2 lg:py-4">
      <PageHeading lead="Verified promotions from local sellers. See what is near, call, and go.">
        Good offers from the shops around you
      </PageHeading>
      <div aria-hidden className="hidden grid-cols-3 gap-3 lg:grid">
        {pictures.map((name, index) => (
          <span
            key={name}
            className="grid h-36 place-items-center rounded-card"
            style={{ background: tintAt(grounds[index] ?? 0) }}
          >
            <img src={`/art/${name}.webp`} alt="" width={160} height={120} loading="lazy" />
          </span>
        ))}
      </div>
    </div>
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

const MessageForm = latePart(async () => (await import('@/requests/list/message-form')).MessageForm);

const freshCount = 8;
/** Fewer, since most of the day's discounts are among the fresh offers as well. */
const dailyCount = 4;
const selectFresh = (listings: readonly Listing[]) => selectWhere(isVerified)(listings).slice(0, freshCount);

/** Categories, the newest offers and the discounts of the day (docs/product.md, Home). */
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
      {/* Both sections read one query: the section above already shows its failure. */}
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
