import { beforeEach, describe, expect, it } from 'vitest';
import { shareCache } from '@/config/share-target';
import { mostBytes } from '@/friend/format/limits';
import { findSharedFile, keepSharedFile, takeSharedFile } from '@/friend/open/shared-file';
import { day } from '@/lib/time';
import { share, sharedForm, stubShareCaches, withKeptBodies } from '#tests/share-files';

const now = 1_800_000_000_000;
const file = new File(['gulit-offers/1\nAAAA'], 'gulit.txt', { type: 'text/plain' });
const keep = (kept: Blob, at = now) => withKeptBodies(() => keepSharedFile(kept, at));
let stored: ReturnType<typeof stubShareCaches>;

beforeEach(() => {
  stored = stubShareCaches();
});

describe('a file of a friend that was shared', () => {
  it('is taken once', async () => {
    await keep(file);
    expect((await takeSharedFile(now))?.size).toBe(file.size);
    expect(await takeSharedFile(now)).toBeNull();
    expect(stored.has(shareCache.name)).toBe(false);
  });

  it('is gone after a day', async () => {
    await keep(file, now - day - 1);
    expect(await takeSharedFile(now)).toBeNull();
    expect(stored.has(shareCache.name)).toBe(false);
  });

  it('is kept as far as shows that it is too large', async () => {
    await keep(new Blob([new Uint8Array(mostBytes + 10)]));
    expect((await takeSharedFile(now))?.size).toBe(mostBytes + 1);
  });

  it('is none where something else was shared, which stays, or nothing', async () => {
    expect(await takeSharedFile(now)).toBeNull();
    await share(sharedForm({ text: 'Sofa' }), now);
    expect(await takeSharedFile(now)).toBeNull();
    expect(stored.has(shareCache.name)).toBe(true);
  });

  it('is looked for among the first few files alone', async () => {
    const letters = Array.from({ length: 5 }, () => new File(['Dear friend'], 'letter.txt'));
    expect(await findSharedFile(sharedForm({}, [...letters.slice(1), file]))).not.toBeNull();
    expect(await findSharedFile(sharedForm({}, [...letters, file]))).toBeNull();
  });
});
