import { Share2 } from 'lucide';
import { Link } from 'react-router-dom';
import { sessionStore, signedInUser } from '@/account/session';
import { announceSaved, announceSavedLimit, unsaveListings } from '@/browse/saving/save-listing';
import { addSavedRecords, likes, maxCompared, savedLimit, useSavedIds } from '@/browse/saving/saved';
import { plural, t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { paths } from '@/platform/paths';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { EmptyNotice } from '@/ui/load-states';
import { shareAddress } from '@/ui/share';
import { CompareBar, ComparePick } from './compare-pick';
import { OfferRows, WithVerified } from './offer-rows';
import { RemovedListings } from './removed-listings';
import { SavedChanges } from './saved-changes';
import { sharedListPath } from './shared-list';
import { useComparedIds } from './use-compared-ids';
import { useSavedDuringVisit, type SavedDuringVisit } from './use-saved-during-visit';

/**
 * Saves listings again as before: on the device, as a like, or both. They come first, in their earlier order.
 */
function saveAgain(listings: readonly SavedDuringVisit[]): void {
  const deviceRecords = listings.flatMap(({ record }) => record ?? []);
  let isStored = addSavedRecords(deviceRecords);
  const user = signedInUser(sessionStore.read());
  for (const { id, isLiked } of listings)
    if (user && isLiked && !likes.read().get(user.id)?.has(id))
      isStored = likes.toggle(user.id, id) && isStored;
  if (deviceRecords.length > savedLimit) announceSavedLimit();
  else announceSaved(isStored);
}

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

interface SavedListProps extends ReturnType<typeof useSavedDuringVisit> {
  verified: readonly Listing[];
}

interface SavedHeadProps extends Pick<SavedListProps, 'shown'> {
  savedIds: ReadonlySet<string>;
  /** The saved listings that are still in the catalogue. */
  offeredIds: readonly string[];
}

/** The number of saved listings, and what people can do with all of them. */
function SavedHead({ savedIds, offeredIds, shown }: SavedHeadProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
      <p role="status" className="shrink-0 text-sm text-muted">
        {plural(savedIds.size, { one: '{count} saved offer', other: '{count} saved offers' })}
      </p>
      {savedIds.size > 0 ? (
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
      ) : (
        <Button variant="plain" onClick={() => saveAgain([...shown.values()])}>
          {t('Save all again')}
        </Button>
      )}
    </div>
  );
}

/** The listings that are saved or were saved during this visit. Those no longer offered are shown as recorded. */
function SavedList({ verified, shown, remove }: SavedListProps) {
  const savedIds = useSavedIds();
  const { ids: comparedIds, choose } = useComparedIds();
  const byId = new Map(verified.map((listing) => [listing.id, listing]));
  const listings = [...shown.keys()].flatMap((id) => byId.get(id) ?? []);
  // The address may contain ids that are no longer saved or offered.
  const chosen = comparedIds.filter((id) => savedIds.has(id) && byId.has(id));
  const offeredIds = [...savedIds].filter((id) => byId.has(id));
  // Few offers are compared without choosing.
  const comparesAll = offeredIds.length <= maxCompared;
  const removed = [...savedIds].flatMap((id) => (byId.has(id) ? [] : (shown.get(id) ?? [])));
  return (
    <>
      <SavedHead savedIds={savedIds} offeredIds={offeredIds} shown={shown} />
      <OfferRows listings={listings}>
        {(listing) => (
          <>
            <SavedChanges record={shown.get(listing.id)?.record} listing={listing} />
            {savedIds.has(listing.id) ? (
              !comparesAll && <ComparePick listing={listing} chosen={chosen} onChoose={choose} />
            ) : (
              <p className="px-1 py-2.5 text-sm text-muted">
                {t('Removed from saved offers. Tap the bookmark to save it again.')}
              </p>
            )}
          </>
        )}
      </OfferRows>
      {comparesAll && offeredIds.length > 1 && <CompareBar chosen={offeredIds} />}
      {removed.length > 0 && <RemovedListings listings={removed} onRemove={remove} />}
    </>
  );
}

export function SavedListings() {
  const saved = useSavedDuringVisit();
  if (saved.shown.size === 0) return <NothingSaved />;
  return (
    <WithVerified count={saved.shown.size}>
      {(verified) => <SavedList {...saved} verified={verified} />}
    </WithVerified>
  );
}
