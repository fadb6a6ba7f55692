import { beforeEach, describe, expect, it, vi } from 'vitest';
import { day } from '@/platform/time';
import { claimDoubtfulPost, claimPosts } from '@/selling/drafts/drafts';
import type { DraftStore } from '@/selling/drafts/indexed-db-store';
import { type StoredPost, toStoredPost } from '@/selling/drafts/stored-post';
import { resetDraftStore } from '@/selling/drafts/draft-store';
import { buildPost } from '#tests/data/build-post';
import { fixedNow } from '#tests/data/clock';
import { createMemoryStore } from '#tests/browser/memory-store';

let browser: DraftStore;
beforeEach(() => {
  browser = createMemoryStore();
  resetDraftStore(async () => browser);
});

const keep = (id: string, rest: Partial<Pick<StoredPost, 'state' | 'owner' | 'savedAt' | 'savedHereAt'>>) =>
  browser.putPost(
    toStoredPost(buildPost({ id }), {
      state: 'draft',
      owner: null,
      savedAt: fixedNow,
      attempt: null,
      ...rest,
    }),
  );
const ids = (posts: readonly StoredPost[]) => posts.map(({ id }) => id).toSorted();

describe('the posts of nobody', () => {
  it.each([
    ['a draft', 'draft', 0, true],
    ['an old draft', 'draft', 3 * day, true],
    ['a submitted post', 'pending', 0, true],
    ['a post submitted a day ago', 'pending', day, true],
    ['a post submitted longer ago', 'pending', day + 1, false],
  ] as const)(
    'are given to the account that signs in, without a question or with one: %s',
    async (...given) => {
      const [, state, age, isOwn] = given;
      await keep('a', { state, savedAt: fixedNow - age });
      const { own, doubtful } = await claimPosts('user_hana');
      expect([ids(own), ids(doubtful)]).toEqual(isOwn ? [['a'], []] : [[], ['a']]);
      expect(own.every(({ owner }) => owner === 'user_hana')).toBe(true);
      const [kept] = await browser.posts();
      expect(kept?.owner).toBe(isOwn ? 'user_hana' : null);
    },
  );

  it('are asked about where a clock that is a year behind makes them look new', async () => {
    await keep('a', { state: 'pending' });
    vi.setSystemTime(fixedNow - 365 * day);
    expect(ids((await claimPosts('user_hana')).doubtful)).toEqual(['a']);
  });

  it('are given without a question on a device whose clock is always wrong', async () => {
    await keep('a', { state: 'pending', savedHereAt: fixedNow + 365 * day });
    vi.setSystemTime(fixedNow + 365 * day);
    expect(ids((await claimPosts('user_hana')).own)).toEqual(['a']);
  });

  it('join those that the account has already; those of another stay out of sight', async () => {
    await keep('hers', { owner: 'user_hana', state: 'pending', savedAt: fixedNow - 9 * day });
    await keep('nobody’s', {});
    await keep('his', { owner: 'user_biruk', state: 'pending', savedAt: fixedNow - 9 * day });
    const { own, doubtful } = await claimPosts('user_hana');
    expect([ids(own), ids(doubtful)]).toEqual([['hers', 'nobody’s'], []]);
    expect((await browser.posts()).find(({ id }) => id === 'his')?.owner).toBe('user_biruk');
  });
});

describe('a post of nobody that an account says is its own', () => {
  const owners = async () =>
    Object.fromEntries((await browser.posts()).map(({ id, owner }) => [id, owner] as const));

  it('is given to that account, and no other post is', async () => {
    await keep('another', { state: 'pending' });
    await keep('asked', { state: 'pending' });
    await claimDoubtfulPost('asked', 'user_hana');
    expect(await owners()).toEqual({ another: null, asked: 'user_hana' });
  });

  it('stays with another account that has it meanwhile', async () => {
    await keep('asked', { state: 'pending', owner: 'user_biruk' });
    await claimDoubtfulPost('asked', 'user_hana');
    expect(await owners()).toEqual({ asked: 'user_biruk' });
  });

  it('does not come back where another tab has sent it meanwhile', async () => {
    await keep('another', { state: 'pending' });
    await claimDoubtfulPost('asked', 'user_hana');
    expect(await owners()).toEqual({ another: null });
  });
});
