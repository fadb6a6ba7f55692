import type { PostFields } from './post-fields';

/** A photo ready to be sent. */
export interface Photo {
  id: string;
  file: File;
  /** Bytes, as the camera made it. */
  originalSize: number;
}

/** A video as it was picked. */
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

/** What a seller promotes, on its way to the server. */
export interface Post {
  id: string;
  fields: PostFields;
  media: PostMedia;
}

export const emptyMedia: PostMedia = { profile: null, main: null, additional: [], video: null };

/** Whether there is nothing in it that anybody would miss. */
export const isEmptyPost = ({ fields, media }: Post): boolean =>
  Object.values(fields).every((text) => String(text).trim() === '') &&
  !media.profile &&
  !media.main &&
  !media.video &&
  media.additional.length === 0;
