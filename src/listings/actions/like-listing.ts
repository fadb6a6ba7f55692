import { paths } from '@/config/paths';
import { oneAtATime } from '@/lib/one-at-a-time';
import type { Listing } from '@/listings/catalogue/listing';
import { announce } from '@/ui/announcement';
import { isSavedOnDevice, keepFocus } from '@/listings/saved/save-listing';
import { likes } from './likes';
import { requireUser } from '@/account/require-user';

async function like({ id }: Listing): Promise<void> {
  const user = await requireUser('Please sign in to like this post.');
  if (!user) return;
  const isPersisted = likes.toggle(user.id, id);
  keepFocus();
  if (!likes.read().get(user.id)?.has(id))
    return announce({ text: isSavedOnDevice(id) ? 'No longer liked.' : 'No longer saved.', tone: 'ok' });
  if (!isPersisted)
    return announce({ text: 'Saved until you leave: this browser keeps nothing.', tone: 'plain' });
  announce({ text: 'Saved on this device.', tone: 'ok', link: { label: 'See all saved', to: paths.saved } });
}

/** Likes a listing or takes the like back; signed-out visitors are asked to sign in. */
export const likeListing = (listing: Listing) => oneAtATime(`like ${listing.id}`, () => like(listing));
