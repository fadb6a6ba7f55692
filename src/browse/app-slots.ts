import { latePart } from '@/ui/lazy-part';
import { ListingLink } from './listing-link';
import type { ListingSlots } from './listing-slots';
import { ListingPhoto } from './listing-photo';

/** The bookmark loads after the listings, which keeps the first script small. Its space is reserved. */
const Actions = latePart(async () => (await import('./save-button')).SaveButton);

/** Lies over a photo that is already visible. */
const Swipe = latePart(async () => (await import('./photo-swipe')).PhotoSwipe);

const Sign = latePart(async () => (await import('@/browse/searches/new-sign')).NewSign);

/** The slots of cards and rows in the running app. The first screen has its own in `first-screen-slots.tsx`. */
export const appSlots: ListingSlots = { Link: ListingLink, Photo: ListingPhoto, Actions, Swipe, Sign };
