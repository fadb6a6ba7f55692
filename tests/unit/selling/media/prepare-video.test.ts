import { beforeEach, describe, expect, it, vi } from 'vitest';
import { VideoError, prepareVideo } from '@/selling/media/prepare-video';
import { failureOf } from '#tests/unit/api/failure-of';
import { stubVideoPlayers } from '#tests/browser/video-players';
import { waitFor } from '#tests/app/wait-for';

let players: ReturnType<typeof stubVideoPlayers>;

/** Reads a file with a player that the test controls. */
async function open() {
  const result = prepareVideo(new File(['film'], 'film.mp4')).then(({ seconds }) => seconds);
  // Under fake timers as well.
  await vi.waitFor(() => players.player(0));
  const state = (facts: Parameters<typeof players.tell>[1], event: string) => players.tell(0, facts, event);
  return { result, video: players.player(0), state };
}

beforeEach(() => {
  players = stubVideoPlayers();
});

describe('prepareVideo', () => {
  it('returns the length of the video, and releases the player', async () => {
    const { result, video, state } = await open();
    expect(video).toHaveProperty('src', 'blob:film');
    expect(video).toHaveProperty('preload', 'metadata');
    state({ duration: 29.97, videoWidth: 640 }, 'loadedmetadata');
    expect(await result).toBe(29.97);
    expect(video.hasAttribute('src')).toBe(false);
    expect(players.load).toHaveBeenCalledOnce();
    expect(players.revoke).toHaveBeenCalledExactlyOnceWith('blob:film');
  });

  it('seeks to the end of a recording without a length', async () => {
    const { result, video, state } = await open();
    state({ duration: Infinity, videoWidth: 640 }, 'loadedmetadata');
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(1e9));
    state({ duration: 4.2 }, 'durationchange');
    expect(await result).toBe(4.2);
  });

  it('takes the position at which seeking stops as the end', async () => {
    const { result, video, state } = await open();
    state({ duration: Infinity, videoWidth: 640 }, 'loadedmetadata');
    await waitFor(() => expect(video.currentTime).toBeGreaterThan(1e9));
    video.currentTime = 5.5;
    state({}, 'seeked');
    expect(await result).toBe(5.5);
  });

  it.each([
    ['that is no video', { videoWidth: 0 }, 'error'],
    ['that has sound only', { duration: 12, videoWidth: 0 }, 'loadedmetadata'],
    ['whose length is no number', { duration: Number.NaN, videoWidth: 640 }, 'loadedmetadata'],
  ])('refuses a file %s', async (_name, facts, event) => {
    const { result, state } = await open();
    const failure = failureOf(result);
    state(facts, event);
    expect(await failure).toBeInstanceOf(VideoError);
    expect(players.revoke).toHaveBeenCalledOnce();
  });

  it.each([
    ['opens', {}],
    ['finds its end', { duration: Infinity, videoWidth: 640 }],
  ])('waits 15 s for a video that never %s', async (_name, facts) => {
    vi.useFakeTimers();
    const { result, state } = await open();
    let failure: unknown = null;
    result.catch((error: unknown) => (failure = error));
    if ('duration' in facts) state(facts, 'loadedmetadata');
    await vi.advanceTimersByTimeAsync(14_900);
    expect(failure).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect(failure).toBeInstanceOf(VideoError);
    expect(players.revoke).toHaveBeenCalledOnce();
  });
});
