import { addressOf } from '@/config/link-builders';
import { detailPath } from '@/config/paths';
import { t } from '@/language/translate';
import { oneAtATime } from '@/lib/one-at-a-time';
import type { Listing } from '@/listings/catalogue/listing';
import { copyText } from '@/ui/copy-text';
import { requireUser } from '@/account/require-user';

const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the device's share sheet; false where it has none for this data, or where it failed. */
export async function openShareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isDismissal(error);
  }
}

async function share({ id, name }: Listing): Promise<void> {
  const user = await requireUser(t('Please sign in to share.'));
  if (!user) return;
  const url = addressOf(detailPath(id));
  if (await openShareSheet({ title: name, url })) return;
  await copyText(url, 'link');
}

/** Shares the address of a listing by the device's share sheet, or copies it. */
export const shareListing = (listing: Listing) => oneAtATime(`share ${listing.id}`, () => share(listing));
