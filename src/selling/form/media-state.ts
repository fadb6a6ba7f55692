import { postPhotos, toPostPhotos } from '@/selling/post/media-rules';
import type { PostMedia } from '@/selling/post/post';

/** The inputs that take files. */
export type MediaSlot = 'profile' | 'photos' | 'video';

/** The state of chosen files. */
interface MediaState {
  /** How many chosen files are still being prepared. */
  preparing: Readonly<Record<MediaSlot, number>>;
  /** The errors of the last chosen files, or of the files at *Submit*. */
  faults: Readonly<Partial<Record<MediaSlot, readonly string[]>>>;
}

export const nothingPicked: MediaState = { preparing: { profile: 0, photos: 0, video: 0 }, faults: {} };

export const isPreparing = ({ preparing }: MediaState): boolean =>
  Object.values(preparing).some((count) => count > 0);

/** Makes the first photo the main one: drafts of older versions may have only additional images. */
export const withMainPhoto = (media: PostMedia): PostMedia => ({
  ...media,
  ...toPostPhotos(postPhotos(media)),
});

/** Moves an item in a list; unchanged if an index is out of range. */
export function moveTo<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
