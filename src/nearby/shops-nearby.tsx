import { t } from '@/language/translate';
import type { Coordinates } from '@/platform/coordinates';
import type { ListProps } from '@/browse/listing-query';
import { QueryFailure } from '@/browse/query-failure';
import { NearestList } from './nearest-list';
import { useShopsNearby } from './use-shops-nearby';

type ShopsNearbyProps = Omit<ListProps, 'query'> & { here: Coordinates };

export function ShopsNearby({ here, ...list }: ShopsNearbyProps) {
  const { query, failed } = useShopsNearby(here);
  return (
    <>
      {failed && <QueryFailure query={failed} message={t('No internet connection nearby shops')} />}
      <NearestList {...list} query={query} here={here} />
    </>
  );
}
