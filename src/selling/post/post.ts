import { message, plural, t } from '@/language/translate';
import type { PostFields } from './post-fields';

export const imageLimits = { fewest: 5, most: 10 } as const;

/** The limits for product photos. They count the main photo and the additional ones, which are chosen together. */
export const photoLimits = { fewest: imageLimits.fewest + 1, most: imageLimits.most + 1 } as const;

/** A photo after shrinking and removing its metadata. */
export interface Photo {
  id: string;
  file: File;
}

/** A video, sent unchanged. */
interface PostVideo {
  id: string;
  file: File;
  seconds: number;
}

export interface PostMedia {
  profile: Photo | null;
  main: Photo | null;
  additional: readonly Photo[];
  video: PostVideo | null;
}

/** A post before the server has it. */
export interface Post {
  id: string;
  fields: PostFields;
  media: PostMedia;
  /** The id of the listing that is posted again. */
  copiedFrom?: string | undefined;
}

export const emptyMedia: PostMedia = { profile: null, main: null, additional: [], video: null };

/** Counts the photos of a post, including the profile photo. */
export const countAllPhotos = ({
  profile,
  main,
  additional,
}: Record<'profile' | 'main', unknown> & { additional: readonly unknown[] }): number =>
  [profile, main, ...additional].filter(Boolean).length;

/**
 * Whether nothing was typed or chosen. Such a post is not stored. Coordinates do not count, because the device may fill
 * them in by itself.
 */
export const isEmptyPost = ({
  fields: { latitude: _latitude, longitude: _longitude, ...typed },
  media,
}: Post): boolean =>
  Object.values(typed).every((text) => String(text).trim() === '') &&
  countAllPhotos(media) === 0 &&
  !media.video;

/** The files of a post, with their names in `POST /api/products/` and on the screen. */
export const mediaFields = {
  profile: { wireName: 'profile_photo', label: message('Profile photo') },
  main: { wireName: 'product_photo', label: message('Main product image') },
  additional: { wireName: 'uploaded_images', label: message('Additional images') },
  video: { wireName: 'product_video', label: message('Video') },
} as const satisfies Record<keyof PostMedia, { wireName: string; label: string }>;

interface PostPhotos<Item> {
  main: Item | null;
  additional: readonly Item[];
}

/**
 * The product's photos in their order, the main one first. The profile photo is not one of them, because it shows the
 * seller.
 */
export const postPhotos = <Item>({ main, additional }: PostPhotos<Item>): readonly Item[] =>
  main ? [main, ...additional] : additional;

/** Counts the product photos of a post. Their limits are `photoLimits`. */
export const countProductPhotos = (media: PostPhotos<unknown>): number => postPhotos(media).length;

/** Splits photos for the API, where the first is the main photo. */
export const toPostPhotos = <Item>(photos: readonly Item[]): PostPhotos<Item> => ({
  main: photos[0] ?? null,
  additional: photos.slice(1),
});

export const imageCountError = () => t('❌ You must upload between 5 and 10 additional images.');

/** Says how many photos beyond the limit were not added. */
export const leftOutText = (count: number): string =>
  plural(
    count,
    {
      one: '{count} photo was left out: a post has at most {most}.',
      other: '{count} photos were left out: a post has at most {most}.',
    },
    { most: photoLimits.most },
  );

const missingText = (missing: number, count: number): string =>
  count === 0
    ? plural(missing, { one: 'Add {count} photo.', other: 'Add {count} photos.' })
    : plural(missing, { one: 'Add {count} more photo.', other: 'Add {count} more photos.' });

/** What is wrong with a post's photos; empty if it can be sent. */
export function photoErrors(media: PostMedia): readonly string[] {
  const count = countProductPhotos(media);
  const missing = photoLimits.fewest - count;
  if (missing > 0) return [imageCountError(), missingText(missing, count)];
  const beyond = count - photoLimits.most;
  if (beyond > 0)
    return [
      imageCountError(),
      plural(beyond, { one: 'Remove {count} photo.', other: 'Remove {count} photos.' }),
    ];
  return media.main ? [] : [imageCountError()];
}

/** Writes a number of photos, such as “3 photos”. */
export const photoCountText = (count: number): string =>
  plural(count, { one: '{count} photo', other: '{count} photos' });
