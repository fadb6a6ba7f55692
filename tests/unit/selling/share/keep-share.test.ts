import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shareCache } from '@/config/share-target';
import { day } from '@/lib/time';
import { dropOldShare, keptSince } from '@/selling/share/keep-share';
import { readShare } from '@/selling/share/read-share';
import { share, sharedForm, stubShareCaches } from '#tests/share-files';

const now = 1_800_000_000_000;
const photo = new File(['a'], 'a.jpg', { type: 'image/jpeg' });
let stored: ReturnType<typeof stubShareCaches>;

beforeEach(() => {
  stored = stubShareCaches();
});

describe('what was shared', () => {
  it('comes back with its photos, and an earlier one does not', async () => {
    const video = new File(['v'], 'v.mp4', { type: 'video/mp4' });
    await share(sharedForm({ text: 'First' }, [photo, photo, video]), now - 10);
    expect(await readShare(now)).toMatchObject({
      text: 'First',
      photos: [{ name: 'a.jpg' }, {}],
      video: { name: 'v.mp4' },
    });
    await share(sharedForm({ text: 'Second' }, [photo]), now);
    expect(await readShare(now)).toMatchObject({
      at: now,
      text: 'Second',
      photos: [{}],
      video: null,
      leftOut: 0,
    });
    expect(await keptSince()).toBe(now);
  });

  it.each([
    [day, true],
    [-day, true],
    [day + 1, false],
    [-day - 1, false],
  ])('is there %i ms later: %s', async (later, isThere) => {
    await share(sharedForm({ text: 'Sofa' }), now);
    await dropOldShare(now + later);
    expect(stored.has(shareCache.name)).toBe(isThere);
    expect((await readShare(now + later))?.text).toBe(isThere ? 'Sofa' : undefined);
  });

  it('is nothing, and makes no cache, where nothing was shared', async () => {
    await dropOldShare(now);
    expect(await readShare(now)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('is not found in half, and its half goes one day', async () => {
    const open = await caches.open(shareCache.name);
    await open.put(shareCache.record, Object({ json: async () => ({ at: now }) }));
    expect(await readShare(now)).toBeNull();
    expect(stored.has(shareCache.name)).toBe(true);
    await dropOldShare(now + day + 1);
    expect(stored.has(shareCache.name)).toBe(false);
  });

  it.each([
    null,
    'text',
    { at: 'today' },
    { at: now, text: 'x'.repeat(20_001), files: [], leftOut: 0 },
    {
      at: now,
      text: '',
      files: Array.from({ length: 13 }, () => ({ name: 'a', type: 'image/png' })),
      leftOut: 0,
    },
  ])('is not read from %j', async (record) => {
    const open = await caches.open(shareCache.name);
    await open.put(shareCache.record, Object({ json: async () => record }));
    expect(await readShare(now)).toBeNull();
  });

  it('leaves nothing where the browser has no room', async () => {
    const put = vi.fn(async () => {});
    put
      .mockResolvedValueOnce(undefined)
      .mockRejectedValueOnce(new DOMException('Full.', 'QuotaExceededError'));
    const { open } = caches;
    vi.spyOn(caches, 'open').mockImplementation(async (name) => Object.assign(await open(name), { put }));
    await expect(share(sharedForm({}, [photo]), now)).rejects.toThrow('Full.');
    expect(stored.has(shareCache.name)).toBe(false);
  });
});
