import { Share2 } from 'lucide';
import { Link } from 'react-router-dom';
import { unsaveListings } from '@/browse/saving/save-listing';
import { maxCompared, savedListings, useSavedIds } from '@/browse/saving/saved';
import { plural, t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { paths } from '@/platform/paths';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { EmptyNotice } from '@/ui/load-states';
import { shareAddress } from '@/ui/share';
import { useStore } from '@/ui/use-store';
import { CompareBar, ComparePick } from './compare-pick';
import { GoneListings } from './gone-listings';
import { OfferRows, WithVerified } from './offer-rows';
import { SavedChanges } from './saved-changes';
import { sharedListPath } from './shared-list';
import { useComparedIds } from './use-compared-ids';

function NothingSaved() {
  return (
    <EmptyNotice message={t('Nothing saved yet.')}>
      <p>{t('Tap the bookmark on an offer to save it here.')}</p>
      <Link to={paths.home} className={buttonClass('primary', 'mt-3')}>
        {t('Browse offers')}
      </Link>
    </EmptyNotice>
  );
}

interface SavedHeadProps {
  savedIds: ReadonlySet<string>;
  /** The saved listings that are still in the catalogue. */
  offeredIds: readonly string[];
}

/** The number of saved listings, and what people can do with all of them. */
const SavedHead = ({ savedIds, offeredIds }: SavedHeadProps) => (
  <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
    <p role="status" className="shrink-0 text-sm text-muted">
      {plural(savedIds.size, { one: '{count} saved offer', other: '{count} saved offers' })}
    </p>
    <span className="-mr-2 ml-auto flex flex-wrap justify-end *:px-2! *:text-sm">
      {offeredIds.length > 0 && (
        <Button
          variant="plain"
          onClick={() => void shareAddress(sharedListPath(offeredIds), t('A list of offers'))}
        >
          <Icon of={Share2} className="size-4 shrink-0" />
          {t('Share this list')}
        </Button>
      )}
      <Button variant="plain" onClick={() => unsaveListings(savedIds)}>
        {t('Clear all')}
      </Button>
    </span>
  </div>
);

interface SavedListProps {
  savedIds: ReadonlySet<string>;
  verified: readonly Listing[];
}

/** The saved listings, latest first. If a listing is gone, its record on this device is shown. */
function SavedList({ savedIds, verified }: SavedListProps) {
  const records = new Map(useStore(savedListings).map((record) => [record.id, record]));
  const { ids: comparedIds, choose } = useComparedIds();
  const byId = new Map(verified.map((listing) => [listing.id, listing]));
  const listings = [...savedIds].flatMap((id) => byId.get(id) ?? []);
  const offeredIds = listings.map(({ id }) => id);
  const goneIds = [...savedIds].filter((id) => !byId.has(id));
  // The address may contain ids that are no longer saved or offered.
  const chosen = comparedIds.filter((id) => savedIds.has(id) && byId.has(id));
  // If all fit into the comparison, nobody has to choose.
  const comparesAll = listings.length <= maxCompared;
  return (
    <>
      <SavedHead savedIds={savedIds} offeredIds={offeredIds} />
      <OfferRows listings={listings}>
        {(listing) => (
          <>
            <SavedChanges record={records.get(listing.id)} listing={listing} />
            {!comparesAll && <ComparePick listing={listing} chosen={chosen} onChoose={choose} />}
          </>
        )}
      </OfferRows>
      {comparesAll && listings.length > 1 && <CompareBar chosen={offeredIds} />}
      {goneIds.length > 0 && <GoneListings ids={goneIds} records={records} />}
    </>
  );
}

export function SavedListings() {
  const savedIds = useSavedIds();
  if (savedIds.size === 0) return <NothingSaved />;
  return (
    <WithVerified count={savedIds.size}>
      {(verified) => <SavedList savedIds={savedIds} verified={verified} />}
    </WithVerified>
  );
}
