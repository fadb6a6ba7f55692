import type { ListingSlots } from '@/browse/layouts/listing-slots';
import { lazyPart } from '@/ui/lazy-part';
import { ListingLink } from './listing-link';
import { ListingPhoto } from './listing-photo';

// Loaded after the listings, to keep the first script small. Layouts reserve the space of the bookmark.
const Actions = lazyPart(async () => (await import('./late-slots')).SaveButton, { when: 'late' });
const Badge = lazyPart(async () => (await import('./late-slots')).NewBadge, { when: 'late' });

export const appSlots: ListingSlots = { Link: ListingLink, Photo: ListingPhoto, Actions, Badge };
