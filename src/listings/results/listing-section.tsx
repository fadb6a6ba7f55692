import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Path } from '@/config/paths';
import type { Listing } from '@/listings/catalogue/listing';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { CardSkeleton, ListingCard, cardGridClass } from './listing-card';
import { ListSkeleton, type ListingQuery, ProductResults } from './product-results';

interface SectionFrameProps {
  title: string;
  /** The page that has the whole list. */
  seeAll?: Path;
  /** A button beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

export function SectionFrame({ title, seeAll, action, children }: SectionFrameProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-10">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={heading} className="line-clamp-2 text-xl">
          {title}
        </h2>
        {seeAll && (
          <Link
            to={seeAll}
            className="tap inline-flex shrink-0 items-center justify-end font-semibold text-brand"
          >
            See all<span className="sr-only"> {title}</span>
          </Link>
        )}
        {action}
      </div>
      {children}
    </section>
  );
}

/** `now` in ms. */
export function CardGrid({ listings, now }: { listings: readonly Listing[]; now: number }) {
  const visitor = useVisitorPlace();
  return (
    <ul className={cardGridClass}>
      {listings.map((listing) => (
        <li key={listing.id} className="min-w-0">
          <ListingCard listing={listing} visitor={visitor} now={now} />
        </li>
      ))}
    </ul>
  );
}

interface ListingSectionProps {
  title: string;
  seeAll: Path;
  query: ListingQuery;
  loadError: string;
  emptyMessage: string;
  emptyAdvice: string;
  /** Milliseconds. */
  now: number;
}

/** The listings of a query as cards under a heading. */
export function ListingSection({ title, seeAll, query, now, ...texts }: ListingSectionProps) {
  return (
    <SectionFrame title={title} seeAll={seeAll}>
      <ProductResults
        query={query}
        {...texts}
        skeleton={
          <ListSkeleton count={4} className={cardGridClass}>
            <CardSkeleton />
          </ListSkeleton>
        }
      >
        {(listings) => <CardGrid listings={listings} now={now} />}
      </ProductResults>
    </SectionFrame>
  );
}
