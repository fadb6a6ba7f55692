import { describe, expect, it } from 'vitest';
import { keptAtOf, readStoredFile, toStoredFile } from '@/selling/drafts/stored-file';

const photo = new File(['bytes of a photo'], 'front.jpg', {
  type: 'image/jpeg',
  lastModified: 1_700_000_000_000,
});

describe('a kept file', () => {
  it('holds its bytes and no File, and is the same when it is read', async () => {
    const stored = await toStoredFile(photo, 5);
    expect(Object.values(stored).some((value) => value instanceof Blob)).toBe(false);
    expect(keptAtOf(stored)).toBe(5);
    const read = readStoredFile(stored);
    expect([read?.name, read?.type, read?.lastModified]).toEqual([
      'front.jpg',
      'image/jpeg',
      1_700_000_000_000,
    ]);
    expect(await read?.text()).toBe('bytes of a photo');
  });

  it('of an older version is the File itself', () => {
    expect(readStoredFile(photo)).toBe(photo);
    expect(keptAtOf(photo)).toBe(0);
  });

  it.each([
    undefined,
    null,
    'front.jpg',
    {},
    { name: 'a', type: 'b', lastModified: 1, bytes: 'c', keptAt: 1 },
    { name: 'a', type: 'b', lastModified: 1, bytes: new Uint8Array(1), keptAt: 1 },
    { name: 'a', type: 'b', lastModified: 1, bytes: new ArrayBuffer(1) },
    { name: 'a', type: 'b', bytes: new ArrayBuffer(1), keptAt: 1 },
    { name: 'a', lastModified: 1, bytes: new ArrayBuffer(1), keptAt: 1 },
    { type: 'b', lastModified: 1, bytes: new ArrayBuffer(1), keptAt: 1 },
  ])('is none where the store holds %j', (value) => {
    expect(readStoredFile(value)).toBeNull();
    expect(keptAtOf(value)).toBe(0);
  });
});
