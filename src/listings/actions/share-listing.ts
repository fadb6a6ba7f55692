import { detailPath } from '@/config/paths';
import { oneAtATime } from '@/lib/one-at-a-time';
import type { Listing } from '@/listings/catalogue/listing';
import { announce } from '@/ui/announcement';
import { requireUser } from './require-user';

const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
/** Long enough to copy an address by hand, in ms. */
const timeToCopy = 30_000;

/** Opens the device's share sheet; false where it has none for this data, or where it failed. */
async function openShareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isDismissal(error);
  }
}

async function share({ id, name }: Listing): Promise<void> {
  const user = await requireUser('Please sign in to share.');
  if (!user) return;
  const url = new URL(detailPath(id), window.location.origin).href;
  if (await openShareSheet({ title: name, url })) return;
  try {
    await navigator.clipboard.writeText(url);
    announce({ text: 'Link copied.', tone: 'ok' });
  } catch {
    announce({ text: `Copy this link: ${url}`, tone: 'plain', duration: timeToCopy });
  }
}

/** Shares the address of a listing by the device's share sheet, or copies it (docs/product.md, Likes and shares). */
export const shareListing = (listing: Listing) => oneAtATime(`share ${listing.id}`, () => share(listing));
