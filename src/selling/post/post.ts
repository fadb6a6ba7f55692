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
