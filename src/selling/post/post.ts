import { message, plural, t } from '@/language/translate';
import type { PostFields } from './post-fields';

/** The limits for product photos: the main one, and 5 to 10 additional ones. */
export const photoLimits = { fewest: 6, most: 11 } as const;

export interface Photo {
  id: string;
  file: File;
}

interface PostVideo {
  id: string;
  file: File;
  seconds: number;
}

export interface PostMedia {
  /** The seller's photo. */
  profile: Photo | null;
  /** The product's photos in their order. The first is the main one. */
  photos: readonly Photo[];
  video: PostVideo | null;
}

export interface Post {
  id: string;
  fields: PostFields;
  media: PostMedia;
  /** The id of the listing that is posted again. */
  copiedFrom?: string | undefined;
}

export const emptyMedia: PostMedia = { profile: null, photos: [], video: null };

/** The photos and the video of a post in a fixed order. A stored post has only their ids. */
export const mediaItems = <Photos, Video>({
  profile,
  photos,
  video,
}: {
  profile: Photos | null;
  photos: readonly Photos[];
  video: Video | null;
}): readonly (Photos | Video)[] => [profile, ...photos, video].filter((item) => item !== null);

/** Whether nothing was typed or chosen. Coordinates do not count, because the device may fill them in by itself. */
export const isEmptyPost = ({
  fields: { latitude: _latitude, longitude: _longitude, ...typed },
  media,
}: Post): boolean =>
  Object.values(typed).every((text) => String(text).trim() === '') && mediaItems(media).length === 0;

/** The files of a post, with their names in `POST /api/products/` and on the screen. */
export const mediaFields = {
  profile: { wireName: 'profile_photo', label: message('Profile photo') },
  main: { wireName: 'product_photo', label: message('Main product image') },
  additional: { wireName: 'uploaded_images', label: message('Additional images') },
  video: { wireName: 'product_video', label: message('Video') },
} as const;

export const imageCountError = () => t('❌ You must upload between 5 and 10 additional images.');

export const leftOutText = (count: number): string =>
  plural(
    count,
    {
      one: '{count} photo was left out: a post has at most {most}.',
      other: '{count} photos were left out: a post has at most {most}.',
    },
    { most: photoLimits.most },
  );

/** What is wrong with a post's photos; empty if it can be sent. */
export function photoErrors({ photos: { length } }: PostMedia): readonly string[] {
  const missing = photoLimits.fewest - length;
  if (length === 0) return [imageCountError()];
  if (missing > 0)
    return [
      imageCountError(),
      plural(missing, { one: 'Add {count} more photo.', other: 'Add {count} more photos.' }),
    ];
  const beyond = length - photoLimits.most;
  return beyond > 0
    ? [imageCountError(), plural(beyond, { one: 'Remove {count} photo.', other: 'Remove {count} photos.' })]
    : [];
}

export const photoCountText = (count: number): string =>
  plural(count, { one: '{count} photo', other: '{count} photos' });
