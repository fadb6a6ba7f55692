import type { Coordinates } from '@/lib/coordinates';
import { loadAdvice } from '@/api/api-error';
import type { ProductListProps } from '@/listings/results/product-results';
import { ErrorNotice } from '@/ui/load-states';
import { NearestList } from './nearest-list';
import { useShopsNearby } from './use-shops-nearby';

type ShopsNearbyProps = Omit<ProductListProps, 'query'> & { here: Coordinates };

/** The shops near a place, nearest first (docs/product.md, Nearby). */
export function ShopsNearby({ here, ...list }: ShopsNearbyProps) {
  const { query, failed } = useShopsNearby(here);
  return (
    <>
      {failed && (
        <ErrorNotice
          message="No internet connection nearby shops"
          advice={loadAdvice(failed.error)}
          onRetry={() => void failed.refetch()}
        />
      )}
      <NearestList {...list} query={query} here={here} />
    </>
  );
}
