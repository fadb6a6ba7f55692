import type { Path } from '@/config/paths';
import { cardGridClass } from './card-frame';
import { CardGrid } from './card-grid';
import { CardSkeleton } from './card-skeleton';
import { ListSkeleton } from './list-skeleton';
import { ProductResults, type ListingQuery } from './product-results';
import { SectionFrame } from './section-frame';

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

/** A few picked listings of a query as cards under a heading. */
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
