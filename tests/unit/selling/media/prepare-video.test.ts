import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareVideo } from '@/selling/media/prepare-video';
import { stubVideoPlayers } from '#tests/browser/video-players';
import { concatBytes, uint32, type Bytes } from '#tests/files/concat-bytes';
import { box, film, header, track } from '#tests/files/mp4-bytes';

const uint64 = (value: number) => [0, 0, 0, 0, ...uint32(value)];
/** The same box, with its length in 64 bits. */
const longBox = (name: string, body: Bytes) => concatBytes(uint32(1), name, uint64(body.length + 16), body);
/** The last box of a file, which does not state its length. */
const openBox = (name: string, body: Bytes) => concatBytes(uint32(0), name, body);

const longHeader = (scale: number, units: number) =>
  box('mvhd', [1, 0, 0, 0], uint64(0), uint64(0), uint32(scale), uint64(units), new Uint8Array(80));
const file = (...boxes: readonly Uint8Array[]) => concatBytes(box('ftyp', 'qt  ', uint32(0)), ...boxes);

const picture = track('vide');
const sound = track('soun');
const data = new Uint8Array(100);

let players: ReturnType<typeof stubVideoPlayers>;
beforeEach(() => {
  players = stubVideoPlayers();
});

const read = (content: Bytes) => prepareVideo(new File([concatBytes(content)], 'film.mp4'));

describe('the length of a video', () => {
  it.each([
    [
      'a recording of a phone, described behind the film',
      file(box('mdat', data), film(header(600, 17_988), sound, picture)),
      29.98,
    ],
    [
      'a video that can be played before it is complete',
      file(film(header(1000, 12_500), picture), box('mdat', data)),
      12.5,
    ],
    ['a video of many GB', file(longBox('mdat', data), film(longHeader(90_000, 2_745_000), picture)), 30.5],
    [
      'a video whose last box has no end',
      file(box('wide'), box('mdat', data), openBox('moov', concatBytes(header(30, 60), picture))),
      2,
    ],
    ['a fixture', readFileSync('tests/files/clip-31s.mp4'), 31],
  ])('is read from %s', async (_name, bytes, seconds) => {
    expect((await read(bytes)).seconds).toBeCloseTo(seconds, 1);
  });

  it.each([
    ['a text', 'film'],
    ['nothing', ''],
    ['a film in pieces, whose head does not know its length', file(film(header(600, 0), picture))],
    ['a film of unknown length', file(film(header(600, 0xffff_ffff), picture))],
    ['a head without a scale', file(film(header(0, 600), picture))],
    ['a head that is cut off', file(film(box('mvhd', uint32(0)), picture))],
    ['a description that is cut off', file(box('mdat', data), film(header(600, 600), picture).slice(0, -8))],
    ['no description', file(box('mdat', data))],
    ['a box of no length', file(concatBytes(uint32(4), 'moov'))],
  ])('is read by the browser’s player for %s', async (_name, bytes) => {
    const reading = read(bytes);
    await vi.waitFor(() => players.read(0, 12));
    expect((await reading).seconds).toBe(12);
    expect(players.load).toHaveBeenCalledOnce();
    expect(players.revoke).toHaveBeenCalledExactlyOnceWith('blob:film');
  });

  it.each([
    ['that no player can open', {}, 'error'],
    ['that has sound only', { duration: 12, videoWidth: 0 }, 'loadedmetadata'],
    ['without a length', { duration: Infinity, videoWidth: 640 }, 'loadedmetadata'],
  ])('is unknown for a file %s, which is refused', async (_what, facts, event) => {
    const reading = read('film');
    reading.catch(() => {});
    await vi.waitFor(() => players.tell(0, facts, event));
    await expect(reading).rejects.toThrow("The length of this video can't be read.");
  });

  it('is unknown if the player does not answer within 15 s', async () => {
    vi.useFakeTimers();
    const refused = vi.fn();
    read('film').catch(refused);
    await vi.waitFor(() => players.player(0));
    await vi.advanceTimersByTimeAsync(14_000);
    expect(refused).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(refused).toHaveBeenCalledOnce();
  });
});
