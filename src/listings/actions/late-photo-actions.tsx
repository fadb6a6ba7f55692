import { latePart } from '@/ui/late-part';

/** Like and share, fetched once the listings stand: nobody taps them before reading. They take no room of their own. */
export const LatePhotoActions = latePart(async () => (await import('./photo-actions')).PhotoActions);
