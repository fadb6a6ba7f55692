import type { PostFields } from './post-fields';

/** A photo after shrinking and removing its metadata. */
export interface Photo {
  id: string;
  file: File;
}

/** A video, sent unchanged. */
interface PostVideo {
  id: string;
  file: File;
  /** 0 if unknown. */
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

/** How many photos there are, including the profile photo and the main image. */
export const countPhotos = ({
  profile,
  main,
  additional,
}: Record<'profile' | 'main', unknown> & { additional: readonly unknown[] }): number =>
  [profile, main, ...additional].filter(Boolean).length;

/** Whether nothing was typed or chosen; such a post is not stored. The device may fill in the place by itself. */
export const isEmptyPost = ({
  fields: { latitude: _latitude, longitude: _longitude, ...typed },
  media,
}: Post): boolean =>
  Object.values(typed).every((text) => String(text).trim() === '') &&
  countPhotos(media) === 0 &&
  !media.video;
