import { t } from '@/language/translate';
import { oneAtATime } from '@/platform/one-at-a-time';
import type { Listing } from '@/listings/listing';
import { announce } from '@/ui/announcement';
import { isSavedOnDevice, keepFocus, tellSaved } from './save-listing';
import { likes } from './likes';
import { requireUser } from '@/account/require-user';

async function like({ id }: Listing): Promise<void> {
  const user = await requireUser(t('Please sign in to like this post.'));
  if (!user) return;
  const isPersisted = likes.toggle(user.id, id);
  keepFocus();
  if (!likes.read().get(user.id)?.has(id))
    return announce({
      text: isSavedOnDevice(id) ? t('No longer liked.') : t('No longer saved.'),
      tone: 'ok',
    });
  tellSaved(isPersisted);
}

/** Likes a listing or takes the like back; signed-out visitors are asked to sign in. */
export const likeListing = (listing: Listing) => oneAtATime(`like ${listing.id}`, () => like(listing));
