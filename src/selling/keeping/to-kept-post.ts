import type { Post } from '@/selling/post/post';
import type { KeptPost } from './kept-post';

/** A post as it is kept: without its files. */
export const toKeptPost = (
  { id, fields, media }: Post,
  rest: Pick<KeptPost, 'state' | 'savedAt' | 'attempt'>,
): KeptPost => {
  const photo = (one: Post['media']['main']) => one && { id: one.id, originalSize: one.originalSize };
  return {
    id,
    fields: { ...fields },
    media: {
      profile: photo(media.profile),
      main: photo(media.main),
      additional: media.additional.map(({ id: photoId, originalSize }) => ({ id: photoId, originalSize })),
      video: media.video && { id: media.video.id, seconds: media.video.seconds },
    },
    ...rest,
  };
};

/** The files of a post by their ids. */
export const filesOf = ({ media: { profile, main, additional, video } }: Post): ReadonlyMap<string, File> =>
  new Map([profile, main, ...additional, video].flatMap((one) => (one ? [[one.id, one.file]] : [])));
