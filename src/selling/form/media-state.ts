import { postPhotos, toPostPhotos } from '@/selling/post/media-rules';
import type { PostMedia } from '@/selling/post/post';

/** The controls that take files. */
export type MediaSlot = 'profile' | 'photos' | 'video';

/** What becomes of picked files. */
interface MediaState {
  /** How many picked files are still being prepared. */
  preparing: Readonly<Record<MediaSlot, number>>;
  /** What was wrong with the files picked last, or with those that are there at *Submit*. */
  faults: Readonly<Partial<Record<MediaSlot, readonly string[]>>>;
}

export const nothingPicked: MediaState = { preparing: { profile: 0, photos: 0, video: 0 }, faults: {} };

export const isPreparing = ({ preparing }: MediaState): boolean =>
  Object.values(preparing).some((count) => count > 0);

/** The media with the first photo as the main one: drafts of older versions may have additional images alone. */
export const withMainPhoto = (media: PostMedia): PostMedia => ({
  ...media,
  ...toPostPhotos(postPhotos(media)),
});

/** The list with the item at `from` moved to `to`; unchanged where either is outside of it. */
export function moveTo<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
