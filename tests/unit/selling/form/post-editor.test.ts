import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetDraftStore } from '@/selling/drafts/draft-store';
import { createPostEditor } from '@/selling/form/post-editor';
import { buildPost } from '#tests/data/build-post';
import { createMemoryStore } from '#tests/browser/memory-store';
import { stubVideoPlayers } from '#tests/browser/video-players';
import { waitFor } from '#tests/app/wait-for';

let players: ReturnType<typeof stubVideoPlayers>;

beforeEach(() => {
  resetDraftStore(async () => createMemoryStore());
  players = stubVideoPlayers();
});

it.each([
  [30, 'film.mp4', []],
  [30.5, 'film.mp4', []],
  [30.51, undefined, ['Video must be 30 seconds or less.']],
])('a video of %d s leaves %j in the form, and says %j', async (seconds, name, errors) => {
  const editor = createPostEditor(buildPost({ media: { video: null } }), null);
  editor.pickVideo(new File(['film'], 'film.mp4'));
  await waitFor(() => players.read(0, seconds));
  await waitFor(() => expect(editor.isPreparing()).toBe(false));
  expect(editor.media.read().video?.file.name).toBe(name);
  expect(editor.state.read().errors.video ?? []).toEqual(errors);
});

it('a video that was removed from the device after it was picked is sent from memory', async () => {
  const editor = createPostEditor(buildPost({ media: { video: null } }), null);
  const picked = new File(['film'], 'film.mp4', { type: 'video/mp4' });
  editor.pickVideo(picked);
  await waitFor(() => players.read(0, 12));
  await waitFor(() => expect(editor.isPreparing()).toBe(false));
  vi.spyOn(picked, 'arrayBuffer').mockRejectedValue(new DOMException('It is gone.', 'NotReadableError'));
  expect(await editor.media.read().video?.file.text()).toBe('film');
});

it('a video that is removed while it is read is refused with its own words', async () => {
  const editor = createPostEditor(buildPost({ media: { video: null } }), null);
  const picked = new File(['film'], 'film.mp4', { type: 'video/mp4' });
  vi.spyOn(picked, 'arrayBuffer').mockRejectedValue(new DOMException('It is gone.', 'NotReadableError'));
  editor.pickVideo(picked);
  await waitFor(() => players.read(0, 12));
  await waitFor(() => expect(editor.isPreparing()).toBe(false));
  expect(editor.media.read().video).toBeNull();
  expect(editor.state.read().errors.video).toEqual([
    "film.mp4: This file can't be read any more. Please choose it again.",
  ]);
});

describe('two videos that are picked one after the other', () => {
  const pickTwo = () => {
    const editor = createPostEditor(buildPost({ media: { video: null } }), null);
    for (const name of ['first.mp4', 'second.mp4']) editor.pickVideo(new File(['film'], name));
    const video = () => editor.media.read().video?.file.name;
    return { editor, video };
  };

  it.each([10, 40])('leave the last one even if the first of %i s takes longer to read', async (seconds) => {
    const { editor, video } = pickTwo();
    await waitFor(() => players.read(1, 12));
    await waitFor(() => expect(video()).toBe('second.mp4'));
    players.read(0, seconds);
    await waitFor(() => expect(editor.isPreparing()).toBe(false));
    expect(video()).toBe('second.mp4');
    expect(editor.state.read().errors.video ?? []).toEqual([]);
  });

  it('leave none if the field is emptied before they are read', async () => {
    const { editor, video } = pickTwo();
    editor.remove('video');
    await waitFor(() => players.read(1, 12));
    players.read(0, 12);
    await waitFor(() => expect(editor.isPreparing()).toBe(false));
    expect(video()).toBeUndefined();
  });
});
