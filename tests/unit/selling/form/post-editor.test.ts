import { beforeEach, expect, it, vi } from 'vitest';
import { createPostEditor } from '@/selling/form/post-editor';
import { loadDrafts } from '#tests/app/stored-drafts';
import { waitFor } from '#tests/app/wait-for';
import { buildPost } from '#tests/data/build-post';
import { holdVideo } from '#tests/files/held-video';

beforeEach(() => void loadDrafts());

/** A video that can be read at once. */
function takeVideo(seconds: number): File {
  const { file, release } = holdVideo('film.mp4', seconds);
  release();
  return file;
}

it.each([
  [30, 'film.mp4', []],
  [30.5, 'film.mp4', []],
  [30.51, undefined, ['Video must be 30 seconds or less.']],
])('after a video of %d s was chosen, the form contains %j and says %j', async (seconds, name, errors) => {
  const editor = createPostEditor(buildPost({ media: { video: null } }), null);
  editor.pickVideo(takeVideo(seconds));
  await waitFor(() => expect(editor.isPreparing()).toBe(false));
  expect(editor.media.read().video?.file.name).toBe(name);
  expect(editor.state.read().errors.video ?? []).toEqual(errors);
});

it('a video that was removed from the device after it was chosen is sent from memory', async () => {
  const editor = createPostEditor(buildPost({ media: { video: null } }), null);
  const picked = takeVideo(12);
  editor.pickVideo(picked);
  await waitFor(() => expect(editor.isPreparing()).toBe(false));
  vi.spyOn(picked, 'arrayBuffer').mockRejectedValue(new DOMException('It is gone.', 'NotReadableError'));
  expect(await editor.media.read().video?.file.text()).toContain('vide');
});

it('a video that is removed while it is read is refused with its own message', async () => {
  const editor = createPostEditor(buildPost({ media: { video: null } }), null);
  const picked = takeVideo(12);
  vi.spyOn(picked, 'arrayBuffer').mockRejectedValue(new DOMException('It is gone.', 'NotReadableError'));
  editor.pickVideo(picked);
  await waitFor(() => expect(editor.isPreparing()).toBe(false));
  expect(editor.media.read().video).toBeNull();
  expect(editor.state.read().errors.video).toEqual([
    "film.mp4: This file can't be read any more. Please choose it again.",
  ]);
});

const pickTwo = (seconds: number) => {
  const editor = createPostEditor(buildPost({ media: { video: null } }), null);
  const [first, second] = [holdVideo('first.mp4', seconds), holdVideo('second.mp4', 12)];
  for (const { file } of [first, second]) editor.pickVideo(file);
  const video = () => editor.media.read().video?.file.name;
  return { editor, video, first, second };
};

it.each([10, 40])(
  'the second of two chosen videos stays in the form, even if the first of %i s takes longer to read',
  async (seconds) => {
    const { editor, video, first, second } = pickTwo(seconds);
    second.release();
    await waitFor(() => expect(video()).toBe('second.mp4'));
    first.release();
    await waitFor(() => expect(editor.isPreparing()).toBe(false));
    expect(video()).toBe('second.mp4');
    expect(editor.state.read().errors.video ?? []).toEqual([]);
  },
);

it('no chosen video is added to the form if the field is emptied before it is read', async () => {
  const { editor, video, first, second } = pickTwo(12);
  editor.remove('video');
  second.release();
  first.release();
  await waitFor(() => expect(editor.isPreparing()).toBe(false));
  expect(video()).toBeUndefined();
});
