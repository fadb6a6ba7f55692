import { BookmarkPlus } from 'lucide';
import { Link } from 'react-router-dom';
import { saveAll } from '@/browse/saving/save-listing';
import { useSavedIds } from '@/browse/saving/saved';
import { plural, t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { paths } from '@/platform/paths';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { EmptyNotice } from '@/ui/load-states';
import { ComparePick } from './compare-pick';
import { OfferRows, WithVerified } from './offer-rows';
import { useComparedIds } from './use-compared-ids';

interface ShownListingsProps {
  ids: readonly string[];
  verified: readonly Listing[];
}

function ShownListings({ ids, verified }: ShownListingsProps) {
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
      <OfferRows listings={listings}>
        {(listing) => <ComparePick listing={listing} chosen={chosen} onChoose={choose} />}
      </OfferRows>
    </>
  );
}

/** The offers in a shared link. What this device has saved stays unchanged. */
export function SharedListings({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0)
    return (
      <EmptyNotice message={t('This link has no offers.')}>
        <Link to={paths.home} className={buttonClass('primary', 'mt-3')}>
          {t('Browse offers')}
        </Link>
      </EmptyNotice>
    );
  return (
    <WithVerified count={ids.length}>
      {(verified) => <ShownListings ids={ids} verified={verified} />}
    </WithVerified>
  );
}
