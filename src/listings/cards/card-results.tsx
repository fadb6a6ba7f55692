import { useEffect } from 'react';
import { useListingFilters } from '@/listings/filters/use-listing-filters';
import { ListSkeleton } from '@/listings/results/list-skeleton';
import { ProductResults, type ProductListProps } from '@/listings/results/product-results';
import { CheckField } from '@/ui/check-field';
import { FilterField } from '@/ui/filter-field';
import { Skeleton } from '@/ui/skeleton';
import { useEntryText } from '@/ui/use-entry-text';
import { FoundCards } from './found-cards';

const label = 'Search what you want to buy...';

/** The layout `cards`: a search box of its own over cards in two columns (spec section 2, Listing screens). */
export function CardResults({ now, ...props }: ProductListProps) {
  const [text, setText] = useEntryText('card search');
  const { filters, change } = useListingFilters('newest');
  const { error } = props.query;
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the card screens log their load errors (spec section 8)
    if (error) console.error(error);
  }, [error]);
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <FilterField label={label} value={text} onChange={setText} />
        <CheckField
          label="Saved"
          checked={filters.savedOnly}
          onChange={(savedOnly) => change({ savedOnly })}
        />
      </div>
      <ProductResults
        {...props}
        skeleton={
          <ListSkeleton count={6} className="grid min-h-dvh grid-cols-2 content-start gap-3">
            <Skeleton className="h-72 rounded-card!" />
          </ListSkeleton>
        }
      >
        {(listings) => (
          <FoundCards
            listings={listings}
            text={text}
            savedOnly={filters.savedOnly}
            emptyMessage={props.emptyMessage}
            now={now}
          />
        )}
      </ProductResults>
    </>
  );
}
