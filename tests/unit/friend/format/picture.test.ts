import { describe, expect, it } from 'vitest';
import { toBase64 } from '@/friend/format/base64';
import { pictureAddress } from '@/friend/format/picture';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { buildPng } from '#tests/files/png-bytes';
import { buildWebp, riff, webpChunk, webpPixel } from '#tests/files/webp-bytes';

/** A WebP that claims these sides less one, in px. */
const webpOf = (width: number, height: number) =>
  riff(
    webpChunk('VP8X', [0, 0, 0, 0, width & 0xff, width >> 8, 0, height & 0xff, height >> 8, 0]),
    webpPixel,
  );
const markup = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');

describe('a picture of a file', () => {
  it.each([
    ['image/jpeg', buildJpeg()],
    ['image/webp', buildWebp()],
    ['image/webp', webpOf(159, 159)],
  ])('is shown as %s out of its own bytes', (type, bytes) => {
    expect(pictureAddress(toBase64(bytes))).toBe(`data:${type};base64,${toBase64(bytes)}`);
  });

  it.each([
    ['an address', 'https://tracker.example/dot.gif'],
    ['an address of data', `data:image/jpeg;base64,${toBase64(buildJpeg())}`],
    ['a drawing with a script', toBase64(markup)],
    ['a PNG', toBase64(buildPng())],
    ['a picture wider than 160 px', toBase64(webpOf(160, 10))],
    ['a picture higher than 160 px', toBase64(webpOf(10, 16_000))],
    ['over 12 kB', toBase64(buildJpeg({ weight: 12_000 }))],
    ['the first bytes of a JPEG alone', toBase64(buildJpeg().subarray(0, 8))],
    ['a quote behind it', `${toBase64(buildJpeg())}" onerror="alert(1)`],
    ['spaces', ' '],
    ['a number', 7],
    ['a list', [toBase64(buildJpeg())]],
    ['nothing', undefined],
  ])('is left out where it is %s', (_what, text) => {
    expect(pictureAddress(text)).toBeNull();
  });
});
