import type { PostMedia } from './post';

export const emptyMedia: PostMedia = { profile: null, main: null, additional: [], video: null };
