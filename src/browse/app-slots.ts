import { latePart } from '@/ui/late-part';
import { ListingLink } from './listing-link';
import type { ListingSlots } from './listing-slots';
import { ListingPhoto } from './listing-photo';

/**
 * The bookmark, loaded after the listings to keep the first script small. It has its place, so nothing moves
 * when it comes.
 */
const Actions = latePart(async () => (await import('./save-button')).SaveButton);

/** Over a photo that shows already. */
const Swipe = latePart(async () => (await import('./photo-swipe')).PhotoSwipe);

const Sign = latePart(async () => (await import('@/browse/searches/new-sign')).NewSign);

/** The slots of a card or row in the running app; those of the first screen are in `first-screen-slots.tsx`. */
export const appSlots: ListingSlots = { Link: ListingLink, Photo: ListingPhoto, Actions, Swipe, Sign };
