import { message, plural, t } from '@/language/translate';
import { photoLimits } from './photo-limits';
import type { PostMedia } from './post';

/** The files of a post: their names in `POST /api/products/` and on the screen. */
export const mediaFields = {
  profile: { wireName: 'profile_photo', label: message('Profile photo') },
  main: { wireName: 'product_photo', label: message('Main product image') },
  additional: { wireName: 'uploaded_images', label: message('Additional images') },
  video: { wireName: 'product_video', label: message('Video') },
} as const satisfies Record<keyof PostMedia, { wireName: string; label: string }>;

interface PostPhotos<Photo> {
  main: Photo | null;
  additional: readonly Photo[];
}

/**
 * The product's photos in order, the main one first. The profile photo shows the seller and is not one of them.
 */
export const postPhotos = <Photo>({ main, additional }: PostPhotos<Photo>): readonly Photo[] =>
  main ? [main, ...additional] : additional;

/** How many product photos there are, of the 6 to 11 in `photoLimits`. */
export const countPostPhotos = (media: PostPhotos<unknown>): number => postPhotos(media).length;

/** Splits photos for the API: the first one is the main image. */
export const toPostPhotos = <Photo>(photos: readonly Photo[]): PostPhotos<Photo> => ({
  main: photos[0] ?? null,
  additional: photos.slice(1),
});

export const imageCountFault = () => t('❌ You must upload between 5 and 10 additional images.');

/** Says how many files beyond the limit were left out. */
export const leftOutText = (count: number): string =>
  plural(
    count,
    {
      one: '{count} photo was left out: a post has at most {most}.',
      other: '{count} photos were left out: a post has at most {most}.',
    },
    { most: photoLimits.most },
  );

/** The errors of each file input. */
interface MediaFaults {
  photos?: readonly string[];
}

const missingText = (missing: number, count: number): string =>
  count === 0
    ? plural(missing, { one: 'Add {count} photo.', other: 'Add {count} photos.' })
    : plural(missing, { one: 'Add {count} more photo.', other: 'Add {count} more photos.' });

/** Checks a post's files before sending; empty if all are there. */
export function mediaFaults(media: PostMedia): MediaFaults {
  const count = countPostPhotos(media);
  const missing = photoLimits.fewest - count;
  if (missing > 0) return { photos: [imageCountFault(), missingText(missing, count)] };
  const beyond = count - photoLimits.most;
  if (beyond > 0) {
    const remove = plural(beyond, { one: 'Remove {count} photo.', other: 'Remove {count} photos.' });
    return { photos: [imageCountFault(), remove] };
  }
  return media.main ? {} : { photos: [imageCountFault()] };
}
