import { LatePhotoActions } from '@/listings/actions/late-photo-actions';
import { ListingLink } from './listing-link';
import type { ListingParts } from './listing-parts';
import { ListingPhoto } from './listing-photo';

/** The parts of a card or row in the running app. */
export const liveParts: ListingParts = { Link: ListingLink, Photo: ListingPhoto, Actions: LatePhotoActions };
