import { CategoryGrid } from '@/listings/categories/category-grid';
import { exploreTiles } from '@/listings/categories/category-tiles';
import { latePart } from '@/ui/late-part';
import { TypedText } from '@/ui/typed-text';
import { FreshOffers } from './fresh-offers';

const HomeSections = latePart(async () => (await import('./home-sections')).HomeSections);

/** The newest offers, categories, the discounts of the day and what people ask for (docs/product.md, Home). */
export default function HomePage() {
  return (
    <>
      <FreshOffers />
      <section aria-labelledby="explore" className="mt-8 lg:mt-10">
        <h2 id="explore" className="text-xl">
          Explore More Products
        </h2>
        <div className="mt-1 mb-3">
          <TypedText text="Welcome to our shopping marketplace" />
        </div>
        <CategoryGrid tiles={exploreTiles} filterLabel="Filter categories" eagerCount={0} />
      </section>
      {/* As tall as what comes here once the offers are there, or the footer would jump. */}
      <div className="flow-root min-h-220 lg:min-h-180">
        <HomeSections />
      </div>
    </>
  );
}
