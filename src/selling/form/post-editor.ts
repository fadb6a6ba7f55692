import { createStore } from '@/lib/create-store';
import { randomId } from '@/lib/random-id';
import type { KeptPost } from '@/selling/drafts/kept-post';
import { createPostSaver } from '@/selling/drafts/post-saver';
import { isVideoTooLong, readVideoLength } from '@/selling/media/video-length';
import { preparePhoto } from '@/selling/media/prepare-photo';
import { imageCountFault, imageLimits } from '@/selling/post/media-rules';
import type { Photo, Post, PostMedia } from '@/selling/post/post';
import type { PostFields } from '@/selling/post/post-fields';
import { isPreparing, moveTo, startMedia, type MediaSlot } from './media-state';

type PhotoSlot = Exclude<MediaSlot, 'video'>;

const sayWhy = (file: File, error: unknown) =>
  `${file.name}: ${error instanceof Error ? error.message : 'This file cannot be read.'}`;

/**
 * Holds one post outside of React while it is edited, and keeps every change: a photo may be ready only after the seller has
 * left the form. `known` is its kept record, if there is one.
 */
export function createPostEditor(post: Post, known: KeptPost | null) {
  const saver = createPostSaver(post, known);
  const state = createStore(startMedia(post.media));

  const change = (media: Partial<PostMedia>) => {
    const next = { ...state.read().media, ...media };
    state.write({ ...state.read(), media: next });
    void saver.save({ ...saver.post(), media: next }).catch(() => {});
  };
  const setFaults = (slot: MediaSlot, faults: readonly string[]) =>
    state.write({ ...state.read(), faults: { ...state.read().faults, [slot]: faults } });
  const addFault = (slot: MediaSlot, fault: string) =>
    setFaults(slot, [...(state.read().faults[slot] ?? []), fault]);
  const count = (slot: MediaSlot, step: 1 | -1) => {
    const { preparing } = state.read();
    state.write({ ...state.read(), preparing: { ...preparing, [slot]: preparing[slot] + step } });
  };
  async function prepare(slot: MediaSlot, file: File, work: () => Promise<void>): Promise<void> {
    count(slot, 1);
    try {
      await work();
    } catch (error) {
      addFault(slot, sayWhy(file, error));
    }
    count(slot, -1);
  }
  const putPhoto = (slot: PhotoSlot, photo: Photo) =>
    change(
      slot === 'additional' ? { additional: [...state.read().media.additional, photo] } : { [slot]: photo },
    );

  return {
    id: post.id,
    saver,
    state,
    setFields(fields: PostFields): void {
      const current = saver.post();
      // A draft of a newer version has fields that this form does not show.
      void saver.save({ ...current, fields: { ...current.fields, ...fields } }).catch(() => {});
    },
    setFaults,
    /** Prepares photos for one control, in the order in which they were picked. */
    pickPhotos(slot: PhotoSlot, files: readonly File[]): void {
      const { media, preparing } = state.read();
      const room =
        slot === 'additional' ? imageLimits.most - media.additional.length - preparing.additional : 1;
      setFaults(slot, files.length > room ? [imageCountFault] : []);
      for (const file of files.slice(0, room)) {
        void prepare(slot, file, async () => {
          const ready = await preparePhoto(file);
          putPhoto(slot, { id: randomId(), file: ready, originalSize: file.size });
        });
      }
    },
    pickVideo(file: File): void {
      setFaults('video', []);
      void prepare('video', file, async () => {
        const seconds = await readVideoLength(file);
        if (isVideoTooLong(seconds)) return setFaults('video', ['Video must be 30 seconds or less.']);
        change({ video: { id: randomId(), file, seconds } });
      });
    },
    remove(slot: MediaSlot, id: string): void {
      const { additional } = state.read().media;
      setFaults(slot, []);
      change(
        slot === 'additional'
          ? { additional: additional.filter((photo) => photo.id !== id) }
          : { [slot]: null },
      );
    },
    /** Moves an additional image to another position, both from 0. */
    move(from: number, to: number): void {
      change({ additional: moveTo(state.read().media.additional, from, to) });
    },
    isPreparing: () => isPreparing(state.read()),
  };
}

export type PostEditor = ReturnType<typeof createPostEditor>;
