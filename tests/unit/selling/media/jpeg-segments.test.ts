import { describe, expect, it } from 'vitest';
import { jpegSegments } from '@/selling/media/jpeg';
import { buildJpeg } from '#tests/files/jpeg-bytes';

const markersOf = (bytes: Uint8Array) => [...jpegSegments(bytes)].map(({ marker }) => marker);

describe('jpegSegments', () => {
  it('finds all adjoining segments of a progressive JPEG', () => {
    const bytes = buildJpeg({ progressive: true });
    expect(markersOf(bytes)).toEqual([0xe0, 0xdb, 0xc2, 0xc4, 0xda, 0xc4, 0xda, 0xd9]);
    const segments = [...jpegSegments(bytes)];
    expect(segments.slice(1).map(({ start }) => start)).toEqual(segments.slice(0, -1).map(({ end }) => end));
    expect(segments.at(-1)?.end).toBe(bytes.length);
  });

  it('treats FF 00 and restarts as picture data', () => {
    const bytes = buildJpeg({ weight: 6 });
    bytes.set([0xff, 0, 0xff, 0xd3, 0xff, 0], bytes.length - 8);
    expect(markersOf(bytes)).toEqual(markersOf(buildJpeg()));
  });

  it('leaves out an incomplete segment', () => {
    expect(markersOf(buildJpeg().slice(0, 60))).toEqual([0xe0]);
  });
});
