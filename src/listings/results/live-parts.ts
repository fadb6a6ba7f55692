import { latePart } from '@/ui/late-part';
import { ListingLink } from './listing-link';
import type { ListingParts } from './listing-parts';
import { ListingPhoto } from './listing-photo';

/**
 * Save and share, loaded after the listings to keep the first script small. They lie over the photo, so nothing moves
 * when they come.
 */
const Actions = latePart(async () => (await import('@/listings/actions/photo-actions')).PhotoActions);

/** The parts of a card or row in the running app; those of the first screen are in `still-parts.tsx`. */
export const liveParts: ListingParts = { Link: ListingLink, Photo: ListingPhoto, Actions };
