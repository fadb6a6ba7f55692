import { createGlobalStore } from '@/platform/create-store';
import { withTimeout } from '@/platform/with-timeout';

/** How long others wait for the first photos, in ms. */
const timeout = 3000;

/** Whether the first photos of a visit are on their way: whatever comes beside them on a slow line makes them late. */
export const areFirstPhotosComing = createGlobalStore(() => false);

const whenLoaded = (photo: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    if (photo.complete) resolve();
    for (const end of ['load', 'error']) photo.addEventListener(end, () => resolve(), { once: true });
  });

/** Lets all other photos, and code that comes early, wait until these are there. */
export async function waitForPhotos(photos: readonly HTMLImageElement[]): Promise<void> {
  areFirstPhotosComing.write(true);
  await withTimeout(Promise.all(photos.map(whenLoaded)), timeout).catch(() => {});
  areFirstPhotosComing.write(false);
}
