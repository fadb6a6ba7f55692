import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareVideo } from '@/selling/media/prepare-video';
import { waitFor } from '#tests/app/wait-for';
import { stubVideoPlayers } from '#tests/browser/video-players';

let players: ReturnType<typeof stubVideoPlayers>;
beforeEach(() => {
  players = stubVideoPlayers();
});

/** Chooses a WebM, whose length only a player knows. */
async function choose() {
  const seconds = prepareVideo(new File(['film'], 'film.webm')).then((video) => video.seconds);
  seconds.catch(() => {});
  await vi.waitFor(() => players.player(0));
  return seconds;
}

const refusal = "The length of this video can't be read. Please choose an MP4 or MOV video.";

describe('a video that is not an MP4', () => {
  it('has the length that the player reports, and releases the player', async () => {
    const choosing = choose();
    await vi.waitFor(() => players.tell(0, { duration: 29.97, videoWidth: 640 }, 'loadedmetadata'));
    expect(await choosing).toBe(29.97);
    expect(players.load).toHaveBeenCalledOnce();
    expect(players.revoke).toHaveBeenCalledExactlyOnceWith('blob:film');
  });

  it('has the position of its end as its length if it is a recording without one', async () => {
    const choosing = choose();
    await vi.waitFor(() => players.tell(0, { duration: Infinity, videoWidth: 640 }, 'loadedmetadata'));
    await waitFor(() => expect(players.player(0).currentTime).toBeGreaterThan(1e9));
    players.player(0).currentTime = 5.5;
    players.tell(0, {}, 'seeked');
    expect(await choosing).toBe(5.5);
  });

  it.each([
    ['that no player can open', {}, 'error'],
    ['that has sound only', { duration: 12, videoWidth: 0 }, 'loadedmetadata'],
  ])('is refused if it is a file %s', async (_what, facts, event) => {
    const choosing = choose();
    await vi.waitFor(() => players.tell(0, facts, event));
    await expect(choosing).rejects.toThrow(refusal);
  });

  it.each([
    ['opens it', {}],
    ['finds its end', { duration: Infinity, videoWidth: 640 }],
  ])('is refused after 15 s if the player never %s', async (_what, facts) => {
    vi.useFakeTimers();
    const choosing = choose();
    const refused = vi.fn();
    choosing.catch(refused);
    if ('duration' in facts) await vi.waitFor(() => players.tell(0, facts, 'loadedmetadata'));
    await vi.advanceTimersByTimeAsync(14_000);
    expect(refused).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    await expect(choosing).rejects.toThrow(refusal);
    expect(players.revoke).toHaveBeenCalledOnce();
  });
});
