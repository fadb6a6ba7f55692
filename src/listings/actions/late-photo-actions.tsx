import { latePart } from '@/ui/late-part';

/**
 * Save and share, loaded after the listings to keep the first script small. They lie over the photo, so nothing moves
 * when they come.
 */
export const LatePhotoActions = latePart(async () => (await import('./photo-actions')).PhotoActions);
