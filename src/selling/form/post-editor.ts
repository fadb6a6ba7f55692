import { reportUnexpected } from '@/api/failure-advice';
import { t } from '@/language/translate';
import { createStore } from '@/platform/create-store';
import { randomId } from '@/platform/random-id';
import { createPostSaver } from '@/selling/drafts/post-saver';
import type { StoredPost } from '@/selling/drafts/stored-post';
import { preparePhoto } from '@/selling/media/prepare-photo';
import { isVideoTooLong, prepareVideo } from '@/selling/media/prepare-video';
import {
  imageCountError,
  leftOutText,
  photoLimits,
  type Photo,
  type Post,
  type PostMedia,
} from '@/selling/post/post';
import type { PostFields } from '@/selling/post/post-fields';

export type MediaInput = 'profile' | 'photos' | 'video';

interface MediaState {
  /** The chosen files that are still being prepared. */
  preparing: Readonly<Record<MediaInput, readonly File[]>>;
  /** The errors of the last chosen files, or the errors that *Submit* found. */
  errors: Readonly<Partial<Record<MediaInput, readonly string[]>>>;
}

const nothingPicked: MediaState = { preparing: { profile: [], photos: [], video: [] }, errors: {} };

export const isPreparing = ({ preparing }: MediaState): boolean =>
  Object.values(preparing).some((files) => files.length > 0);

function moveTo<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

const errorText = (file: File, error: unknown) =>
  t('{name}: {error}', {
    name: file.name,
    error: error instanceof Error ? t(error.message) : t("This file can't be read."),
  });

const toPhoto = async (file: File): Promise<Photo> => ({
  id: randomId(),
  file: await preparePhoto(file),
});

/**
 * A post that is being edited. It lives outside React and is stored at each change, because a photo may be ready only
 * after the seller has left the form. `storedRecord` is null if the post was never stored.
 */
export function createPostEditor(post: Post, storedRecord: StoredPost | null) {
  const saver = createPostSaver(post, storedRecord);
  const media = { read: () => saver.currentPost().media, subscribe: saver.subscribe };
  const state = createStore(nothingPicked);

  const changeMedia = (part: Partial<PostMedia>) =>
    void saver.save({ ...saver.currentPost(), media: { ...media.read(), ...part } }).catch(reportUnexpected);
  const setErrors = (input: MediaInput, errors: readonly string[]) =>
    state.write({ ...state.read(), errors: { ...state.read().errors, [input]: errors } });
  const addError = (input: MediaInput, error: string) =>
    setErrors(input, [...(state.read().errors[input] ?? []), error]);
  const preparing = (input: MediaInput) => state.read().preparing[input];
  const setPreparing = (input: MediaInput, files: readonly File[]) =>
    state.write({ ...state.read(), preparing: { ...state.read().preparing, [input]: files } });

  /** Prepares files. A file is dropped if its input changes before the file is ready. */
  async function prepare<Media>(
    input: MediaInput,
    file: File,
    convert: (file: File) => Promise<Media>,
    add: (prepared: Media) => void,
  ): Promise<void> {
    const ifWanted = (change: () => void) => {
      const index = preparing(input).indexOf(file);
      if (index === -1) return;
      change();
      setPreparing(input, preparing(input).toSpliced(index, 1));
    };
    await convert(file).then(
      (prepared) => ifWanted(() => add(prepared)),
      (error: unknown) => ifWanted(() => addError(input, errorText(file, error))),
    );
  }
  function replace(input: 'profile' | 'video', files: readonly File[]): void {
    setErrors(input, []);
    setPreparing(input, files);
  }
  const photosNow = () => media.read().photos;

  return {
    id: post.id,
    /** Whether an existing listing is posted again. */
    isRepost: post.copiedFrom !== undefined,
    saver,
    media,
    state,
    setFields(fields: PostFields): void {
      void saver.save({ ...saver.currentPost(), fields }).catch(reportUnexpected);
    },
    setErrors,
    /** Returns how many of the photos are within the limit. Only these are added. */
    pickPhotos(files: readonly File[]): number {
      const room = photoLimits.most - photosNow().length - preparing('photos').length;
      const excess = files.length - room;
      setErrors('photos', excess > 0 ? [imageCountError(), leftOutText(excess)] : []);
      const taken = files.slice(0, room);
      setPreparing('photos', [...preparing('photos'), ...taken]);
      for (const file of taken)
        void prepare('photos', file, toPhoto, (photo) => changeMedia({ photos: [...photosNow(), photo] }));
      return taken.length;
    },
    pickProfile(file: File): void {
      replace('profile', [file]);
      void prepare('profile', file, toPhoto, (profile) => changeMedia({ profile }));
    },
    pickVideo(file: File): void {
      replace('video', [file]);
      void prepare('video', file, prepareVideo, (video) =>
        isVideoTooLong(video.seconds)
          ? setErrors('video', [t('Video must be 30 seconds or less.')])
          : changeMedia({ video: { id: randomId(), ...video } }),
      );
    },
    removePhoto(id: string): void {
      setErrors('photos', []);
      changeMedia({ photos: photosNow().filter((photo) => photo.id !== id) });
    },
    remove(input: 'profile' | 'video'): void {
      replace(input, []);
      changeMedia({ [input]: null });
    },
    /** Index 0 is the main photo. */
    movePhoto: (from: number, to: number) => changeMedia({ photos: moveTo(photosNow(), from, to) }),
    isPreparing: () => isPreparing(state.read()),
  };
}

export type PostEditor = ReturnType<typeof createPostEditor>;
