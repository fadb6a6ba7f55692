import { useMemo } from 'react';
import { TileSection } from '@/browse/tiles/tile-section';
import { t } from '@/language/translate';
import { noListings } from '@/listings/listing';
import { isVerified, selectFirst } from '@/listings/selectors';
import { useCatalogue } from '@/listings/use-catalogue';
import { paths } from '@/platform/paths';
import { AskFor } from '@/requests/ask-for';
import { findClose } from '@/search/find-close';
import { readQuery } from '@/search/read-query';
import { SearchForm } from '@/search/search-form';
import { useSearchIndex } from '@/search/use-search-index';

const maxShown = 4;
/** Twice as many as are shown, because some of the newest may be shown as similar. */
const selectNewest = selectFirst(2 * maxShown, isVerified);

interface GoneListingProps {
  /** The name that this device has stored; null if there is none. */
  name: string | null;
}

/** Help after a missing listing: a search, similar and newest listings, and a request. */
export function GoneListing({ name }: GoneListingProps) {
  const index = useSearchIndex();
  const similar = useMemo(
    () => (index && name ? findClose(index, readQuery(name), { limit: maxShown }) : noListings),
    [index, name],
  );
  const newest = useCatalogue(selectNewest).data ?? noListings;
  const others = newest.filter((listing) => !similar.includes(listing)).slice(0, maxShown);
  return (
    <>
      <SearchForm label={t('Similar offers')} text={name ?? ''} className="mt-4 max-w-prose" />
      {similar.length > 0 && <TileSection title={t('Similar offers')} listings={similar} />}
      {others.length > 0 && (
        <TileSection title={t('Newest offers')} seeAll={paths.recents} listings={others} />
      )}
      <AskFor text={name ?? ''} />
    </>
  );
}
