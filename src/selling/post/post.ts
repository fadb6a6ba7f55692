import type { PostFields } from './post-fields';

/** A photo after it was made small and stripped of metadata. */
export interface Photo {
  id: string;
  file: File;
}

/** A video, sent as it was picked. */
interface PostVideo {
  id: string;
  file: File;
  /** 0 where it is not known. */
  seconds: number;
}

export interface PostMedia {
  profile: Photo | null;
  main: Photo | null;
  additional: readonly Photo[];
  video: PostVideo | null;
}

/** What a seller writes, before the server has it. */
export interface Post {
  id: string;
  fields: PostFields;
  media: PostMedia;
  /** The id of the listing that it posts again. */
  copiedFrom?: string | undefined;
}

export const emptyMedia: PostMedia = { profile: null, main: null, additional: [], video: null };

/** How many photos there are, profile photo and main image included. */
export const countPhotos = ({
  profile,
  main,
  additional,
}: Record<'profile' | 'main', unknown> & { additional: readonly unknown[] }): number =>
  [profile, main, ...additional].filter(Boolean).length;

/** Whether nothing was typed or picked; such a post is not kept. The device may fill in its place by itself. */
export const isEmptyPost = ({
  fields: { latitude: _latitude, longitude: _longitude, ...typed },
  media,
}: Post): boolean =>
  Object.values(typed).every((text) => String(text).trim() === '') &&
  countPhotos(media) === 0 &&
  !media.video;
