import { savedPath } from '@/config/paths';
import { oneAtATime } from '@/lib/one-at-a-time';
import type { Listing } from '@/listings/catalogue/listing';
import { announce } from '@/ui/announcement';
import { focusMain } from '@/ui/focus-main';
import { likes } from './likes';
import { requireUser } from './require-user';

/** In a list of what is saved the button goes with its offer. */
const keepFocus = () => requestAnimationFrame(() => document.activeElement === document.body && focusMain());

async function like({ id }: Listing): Promise<void> {
  const user = await requireUser('Please sign in to like this post.');
  if (!user) return;
  const kept = likes.toggle(user.id, id);
  keepFocus();
  if (!likes.read().get(user.id)?.has(id)) return announce({ text: 'No longer saved.', tone: 'ok' });
  if (!kept) return announce({ text: 'Saved until you leave: this browser keeps nothing.', tone: 'plain' });
  announce({ text: 'Saved on this device.', tone: 'ok', link: { label: 'See all saved', to: savedPath } });
}

/** Likes a listing, or takes the like back; asks to sign in first (docs/product.md, Likes and shares). */
export const likeListing = (listing: Listing) => oneAtATime(`like ${listing.id}`, () => like(listing));
