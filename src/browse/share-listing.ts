import { detailPath } from '@/platform/first-paths';
import { t } from '@/language/translate';
import { oneAtATime } from '@/platform/one-at-a-time';
import type { Listing } from '@/listings/listing';
import { shareAddress } from '@/ui/share-address';
import { requireUser } from '@/account/require-user';

async function share({ id, name }: Listing): Promise<void> {
  const user = await requireUser(t('Please sign in to share.'));
  if (user) await shareAddress(detailPath(id), name);
}

/** Shares the address of a listing. */
export const shareListing = (listing: Listing) => oneAtATime(`share ${listing.id}`, () => share(listing));
