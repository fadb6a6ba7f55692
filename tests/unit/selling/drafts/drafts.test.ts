import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverAhead } from '@/platform/server-clock';
import { day } from '@/platform/time';
import { openDrafts, removeOrphanedFiles } from '@/selling/drafts/drafts';
import { createPostSaver } from '@/selling/drafts/post-saver';
import { toStoredPost } from '@/selling/drafts/stored-post';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import { buildPhoto, buildPost } from '#tests/data/build-post';
import { fixedNow } from '#tests/data/clock';
import { type MemoryStore, createMemoryStore } from '#tests/browser/memory-store';
import { hana, signIn } from '#tests/app/sign-in';

let browser: MemoryStore;
beforeEach(() => {
  browser = createMemoryStore();
  resetDraftStore(async () => browser);
});

const keep = (id: string, owner: string | null = null, savedAt = fixedNow) =>
  browser.putPost(toStoredPost(buildPost({ id }), { state: 'draft', owner, savedAt, attempt: null }));
const offered = async (accountId?: string | null) => (await openDrafts(accountId)).map(({ id }) => id);

/** Another tab holds these locks. */
const hold = (...names: readonly string[]) =>
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: { query: async () => ({ held: names.map((name) => ({ name })) }) },
  });
// Restored here, because the next test file is imported before its first test.
afterEach(() => void vi.unstubAllGlobals());

describe('drafts', () => {
  it.each([
    [null, ['nobody’s']],
    [hana.id, ['nobody’s', 'hers']],
    ['user_biruk', ['nobody’s', 'his']],
  ])('are offered to the account %j where they are its own or nobody’s', async (account, expected) => {
    await keep('nobody’s');
    await keep('hers', hana.id);
    await keep('his', 'user_biruk');
    expect(await offered(account)).toEqual(expected);
  });

  it('are those of who is signed in', async () => {
    await keep('hers', hana.id);
    expect(await offered()).toEqual([]);
    signIn();
    expect(await offered()).toEqual(['hers']);
  });

  it('are not taken for none where the browser cannot read what it keeps', async () => {
    const store = await openDraftStore();
    vi.spyOn(store, 'posts').mockRejectedValueOnce(new Error('Broken.'));
    await expect(offered()).rejects.toThrow('Broken.');
  });

  it('are offered though an old one cannot be removed', async () => {
    await keep('over', null, fixedNow - 7 * day - 1);
    await keep('new');
    await offered();
    vi.setSystemTime(fixedNow + day);
    vi.spyOn(browser, 'removePost').mockRejectedValueOnce(new Error('Broken.'));
    expect(await offered()).toEqual(['new']);
  });

  it('that are over go, but for those that a tab has open', async () => {
    for (const id of ['open', 'left']) await keep(id, null, fixedNow - 7 * day - 1);
    await offered();
    vi.setSystemTime(fixedNow + day);
    hold('gulit:draft:open');
    expect(await offered()).toEqual([]);
    expect((await browser.posts()).map(({ id }) => id)).toEqual(['open']);
  });

  describe('under a wrong clock', () => {
    const year = 365 * day;
    /** Writes or reads a draft on a device whose clock shows `now`; `ahead` is the difference to the server. */
    const at = async <Result>(now: number, ahead: number | null, work: () => Promise<Result>) => {
      vi.setSystemTime(now);
      serverAhead.write(ahead ?? -Infinity);
      return work();
    };
    const write = async () => {
      const post = buildPost({ id: 'good' });
      await createPostSaver(post, null).save(post);
    };

    it.each([
      ['written a year behind, offline', -year, null, 0, null],
      ['written a year behind', -year, year, 0, null],
      ['read a year ahead, offline', 0, null, year, null],
      ['read a year ahead', 0, 0, year, -year],
      ['written and read a year ahead, before the server has told', year, -year, year, null],
      ['written before the server has told', year, null, year, -year],
    ])('are offered and stay: %s', async (_case, writtenOff, writtenAhead, readOff, readAhead) => {
      await at(fixedNow + writtenOff, writtenAhead, write);
      expect(await at(fixedNow + readOff + day, readAhead, offered)).toEqual(['good']);
      // On the next day the clock is right.
      expect(await at(fixedNow + day, null, offered)).toEqual(['good']);
      expect(await at(fixedNow + day, 0, offered)).toEqual(['good']);
    });

    it('are never deleted by one that disagrees with the server', async () => {
      await at(fixedNow, 0, write);
      for (const days of [1, 2, 3, 4])
        expect(await at(fixedNow + year + days * day, -year, offered)).toEqual(['good']);
    });

    it('go where two visits a day apart agree', async () => {
      await at(fixedNow, 0, write);
      expect(await at(fixedNow + 8 * day, 0, offered)).toEqual(['good']);
      expect(await at(fixedNow + 9 * day - 1, 0, offered)).toEqual(['good']);
      expect(await at(fixedNow + 9 * day, 0, offered)).toEqual([]);
      expect(await browser.posts()).toEqual([]);
    });
  });
});

it('files of a draft that another tab writes stay, and no others', async () => {
  for (const id of ['open', 'gone']) await browser.putFile(id, 'front', buildPhoto().file);
  hold('gulit:draft:open', 'gulit:other:gone');
  await removeOrphanedFiles(fixedNow + 2 * day);
  expect((await browser.files('open')).size).toBe(1);
  expect((await browser.files('gone')).size).toBe(0);
});
