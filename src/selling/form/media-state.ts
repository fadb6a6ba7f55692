import type { PostMedia } from '@/selling/post/post';

/** The controls that take files. */
export type MediaSlot = 'profile' | 'main' | 'additional' | 'video';

/** The files of a post while they are picked. */
export interface MediaState {
  media: PostMedia;
  /** How many picked files are still being prepared. */
  preparing: Readonly<Record<MediaSlot, number>>;
  /** What was wrong with what was picked last, or with what is there at *Submit*. */
  faults: Readonly<Partial<Record<MediaSlot, readonly string[]>>>;
}

export const startMedia = (media: PostMedia): MediaState => ({
  media,
  preparing: { profile: 0, main: 0, additional: 0, video: 0 },
  faults: {},
});

export const isPreparing = ({ preparing }: MediaState): boolean =>
  Object.values(preparing).some((count) => count > 0);

/** A list in which what stood at `from` stands at `to`. */
export function moveTo<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
