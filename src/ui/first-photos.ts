import { createGlobalStore } from '@/platform/create-store';
import { withTimeout } from '@/platform/scheduling';

/** How long other photos and code wait for the first photos, in ms. */
const timeout = 3000;

/** Whether the first photos are loading. On a slow connection, any other load would delay them. */
export const areFirstPhotosLoading = createGlobalStore(() => false);

const whenLoaded = (photo: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    if (photo.complete) resolve();
    for (const end of ['load', 'error']) photo.addEventListener(end, () => resolve(), { once: true });
  });

/** Makes other photos and code wait until these photos have loaded. */
export async function waitForPhotos(photos: readonly HTMLImageElement[]): Promise<void> {
  areFirstPhotosLoading.write(true);
  await withTimeout(Promise.all(photos.map(whenLoaded)), timeout).catch(() => {});
  areFirstPhotosLoading.write(false);
}
