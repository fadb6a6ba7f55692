import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { containerSeconds } from '@/selling/media/video-container';
import { concatBytes, uint32, type Bytes } from '#tests/files/concat-bytes';
import { box, film, header, track } from '#tests/files/mp4-bytes';

const uint64 = (value: number) => [0, 0, 0, 0, ...uint32(value)];
/** The same box, with its length in 64 bits. */
const longBox = (name: string, body: Bytes) => concatBytes(uint32(1), name, uint64(body.length + 16), body);
/** The last box of a file, which does not state its length. */
const openBox = (name: string, body: Bytes) => concatBytes(uint32(0), name, body);

const longHeader = (scale: number, units: number) =>
  box('mvhd', [1, 0, 0, 0], uint64(0), uint64(0), uint32(scale), uint64(units), new Uint8Array(80));
const file = (...boxes: readonly Uint8Array[]) =>
  new Blob([concatBytes(box('ftyp', 'qt  ', uint32(0)), ...boxes)]);

const picture = track('vide');
const sound = track('soun');
const data = new Uint8Array(100);

describe('the length of a video according to its file', () => {
  it.each([
    [
      'a recording of a phone, described behind the film',
      file(box('mdat', data), film(header(600, 17_988), sound, picture)),
      29.98,
    ],
    [
      'one that can be played before it is whole',
      file(film(header(1000, 12_500), picture), box('mdat', data)),
      12.5,
    ],
    ['one of many GB', file(longBox('mdat', data), film(longHeader(90_000, 2_745_000), picture)), 30.5],
    [
      'one whose last box is open',
      file(box('wide'), box('mdat', data), openBox('moov', concatBytes(header(30, 60), picture))),
      2,
    ],
    ['a fixture', new Blob([readFileSync('tests/files/clip-31s.mp4')]), 31],
  ])('is known of %s', async (_name, bytes, seconds) => {
    expect(await containerSeconds(bytes)).toBeCloseTo(seconds, 1);
  });

  it.each([
    ['a text', new Blob(['film'])],
    ['nothing', new Blob([])],
    ['sound alone', file(film(header(600, 6000), sound))],
    ['a film in pieces, whose head does not know its length', file(film(header(600, 0), picture))],
    ['a film of no known length', file(film(header(600, 0xffff_ffff), picture))],
    ['a head without a scale', file(film(header(0, 600), picture))],
    ['a head that is cut off', file(film(box('mvhd', uint32(0)), picture))],
    ['a description that is cut off', file(box('mdat', data), film(header(600, 600), picture).slice(0, -8))],
    ['no description', file(box('mdat', data))],
    ['a box of no length', file(concatBytes(uint32(4), 'moov'))],
  ])('is not known of %s', async (_name, bytes) => {
    expect(await containerSeconds(bytes)).toBeNull();
  });
});
