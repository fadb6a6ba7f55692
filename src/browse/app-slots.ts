import { latePart } from '@/ui/lazy-part';
import { ListingLink } from './listing-link';
import type { ListingSlots } from './listing-slots';
import { ListingPhoto } from './listing-photo';

// These parts load after the listings, so that the first script is small. Each layout reserves the bookmark's space.
const Actions = latePart(async () => (await import('./late-slots')).SaveButton);
const Badge = latePart(async () => (await import('./late-slots')).NewBadge);

/** The slots of cards and rows in the running app. Those of the first screen are in `first-screen-slots.tsx`. */
export const appSlots: ListingSlots = { Link: ListingLink, Photo: ListingPhoto, Actions, Badge };
