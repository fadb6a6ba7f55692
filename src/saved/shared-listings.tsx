import { BookmarkPlus } from 'lucide';
import { Link } from 'react-router-dom';
import { listLooks, ListSkeleton } from '@/browse/layouts/list-looks';
import { eagerPhotos } from '@/browse/layouts/listing-slots';
import type { ListingQuery } from '@/browse/lists/listing-query';
import { ListingRow, RowSkeleton } from '@/browse/lists/listing-row';
import { QueryFailure } from '@/browse/query-failure';
import { saveAll } from '@/browse/saving/save-listing';
import { useSavedIds } from '@/browse/saving/saved';
import { plural, t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { paths } from '@/platform/paths';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { EmptyNotice } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import { ComparePick } from './compare-pick';
import { useComparedIds } from './use-compared-ids';

interface ShownListingsProps {
  ids: readonly string[];
  verified: readonly Listing[];
  now: number;
}

function ShownListings({ ids, verified, now }: ShownListingsProps) {
  const visitor = useVisitorPlace();
  const savedIds = useSavedIds();
  const { ids: comparedIds, choose } = useComparedIds();
  const byId = new Map(verified.map((listing) => [listing.id, listing]));
  const listings = ids.flatMap((id) => byId.get(id) ?? []);
  const chosen = comparedIds.filter((id) => ids.includes(id) && byId.has(id));
  const unsaved = listings.filter(({ id }) => !savedIds.has(id));
  const goneCount = ids.length - listings.length;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p role="status" className="text-sm text-muted">
          {plural(listings.length, { one: '{count} offer', other: '{count} offers' })}
        </p>
        {listings.length > 0 &&
          (unsaved.length > 0 ? (
            <Button onClick={() => saveAll(unsaved)}>
              <Icon of={BookmarkPlus} className="size-4" />
              {t('Save all')}
            </Button>
          ) : (
            <Link to={paths.saved} className={buttonClass('quiet')}>
              {t('See all saved')}
            </Link>
          ))}
      </div>
      {goneCount > 0 && (
        <p className="mb-3 text-muted">
          {plural(goneCount, {
            one: '{count} offer in this list is gone. It was sold or removed.',
            other: '{count} offers in this list are gone. They were sold or removed.',
          })}
        </p>
      )}
      <ul className={listLooks.rows.grid}>
        {listings.map((listing, index) => (
          <li key={listing.id} className="relative flex min-w-0 flex-col">
            <ListingRow listing={listing} visitor={visitor} now={now} eager={index < eagerPhotos} />
            <ComparePick listing={listing} chosen={chosen} onChoose={choose} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface SharedListingsProps extends Omit<ShownListingsProps, 'verified'> {
  query: ListingQuery;
}

/** The offers in a shared link. What this device has saved stays unchanged. */
export function SharedListings({ ids, query, now }: SharedListingsProps) {
  if (ids.length === 0)
    return (
      <EmptyNotice message={t('This link has no offers.')}>
        <Link to={paths.home} className={buttonClass('primary', 'mt-3')}>
          {t('Browse offers')}
        </Link>
      </EmptyNotice>
    );
  return (
    <QueryStates
      query={query}
      failure={<QueryFailure query={query} />}
      skeleton={
        <ListSkeleton count={Math.min(ids.length, 6)} className={listLooks.rows.grid}>
          <RowSkeleton />
        </ListSkeleton>
      }
    >
      {(verified) => <ShownListings ids={ids} verified={verified} now={now} />}
    </QueryStates>
  );
}
