import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverClockLead } from '@/platform/server-clock';
import { day } from '@/platform/time';
import { claimDoubtfulPost, claimPosts, listFreePosts } from '@/selling/drafts/drafts';
import { loadPost, type StoredPost } from '@/selling/drafts/stored-post';
import { emptyMedia } from '@/selling/post/post';
import { keepPost, loadDrafts } from '#tests/app/stored-drafts';
import { createMemoryStore, type MemoryStore } from '#tests/browser/memory-store';
import { buildPost, buildStoredPost } from '#tests/data/build-post';
import { fixedNow } from '#tests/data/clock';

let browser: MemoryStore;
beforeEach(() => void (browser = loadDrafts()));

const keep = (id: string, change: Partial<StoredPost> = {}) => browser.putPost(buildStoredPost(id, change));
const idsOf = (posts: readonly StoredPost[]) => posts.map(({ id }) => id);
const offered = async (accountId?: string | null) => idsOf(await listFreePosts(accountId));

/** Makes another tab hold these locks. */
const hold = (...names: readonly string[]) =>
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: { query: async () => ({ held: names.map((name) => ({ name })) }) },
  });
// Restored here, because the next test file is imported before its first test.
afterEach(() => void vi.unstubAllGlobals());

const year = 365 * day;

describe('drafts', () => {
  it('are offered for 7 days, latest first, and then deleted', async () => {
    await keep('old', { savedAt: fixedNow - 7 * day });
    await keep('new', { savedAt: fixedNow - 1 });
    await keep('over', { savedAt: fixedNow - 7 * day - 1 });
    await keep('submitted', { savedAt: fixedNow - 30 * day, state: 'pending' });
    expect(await offered()).toEqual(['new', 'old', 'submitted']);
    expect(idsOf(await browser.posts())).toEqual(['old', 'new', 'submitted']);
  });

  it('are offered even if an old one cannot be removed', async () => {
    await keep('over', { savedAt: fixedNow - 7 * day - 1 });
    await keep('new');
    vi.spyOn(browser, 'removePost').mockRejectedValueOnce(new Error('Broken.'));
    expect(await offered()).toEqual(['new']);
  });

  it('stay untouched while another tab has them open', async () => {
    for (const id of ['open', 'left']) await keep(id, { savedAt: fixedNow - 7 * day - 1 });
    hold('gulit:draft:open');
    expect(await offered()).toEqual([]);
    expect(idsOf(await browser.posts())).toEqual(['open']);
  });

  it('keep the order of photos that an earlier version stored as the main and the additional ones', async () => {
    const media = { profile: null, main: { id: 'main' }, additional: [{ id: 'one' }], video: null };
    browser = createMemoryStore({ a: { ...buildStoredPost('a'), media } });
    loadDrafts(browser);
    expect((await listFreePosts())[0]?.media.photos).toEqual([{ id: 'main' }, { id: 'one' }]);
  });

  it('have an empty text for a field that a later version added, and keep unreadable records', async () => {
    const { phone: _phone, ...fields } = buildPost().fields;
    browser = createMemoryStore({ a: { ...buildStoredPost('a'), fields }, odd: { title: 'Sofa' } });
    loadDrafts(browser);
    const drafts = await listFreePosts();
    expect(idsOf(drafts)).toEqual(['a']);
    const [kept] = drafts;
    expect(kept && (await loadPost(browser, kept)).post.fields.phone).toBe('');
    expect([...browser.records().keys()]).toEqual(['a', 'odd']);
  });

  it.each([
    ['written a year behind', -year, year, 0, 0],
    ['read a year ahead', 0, 0, year, -year],
    ['written and read a year ahead, before the server has told', year, null, year, -year],
  ])(
    'are not deleted because one clock is wrong: %s',
    async (_case, writtenOff, writtenAhead, readOff, readAhead) => {
      vi.setSystemTime(fixedNow + writtenOff);
      serverClockLead.write(writtenAhead ?? -Infinity);
      const post = buildPost({ id: 'good' });
      await keepPost(post);
      vi.setSystemTime(fixedNow + readOff + day);
      serverClockLead.write(readAhead);
      expect(await offered()).toEqual(['good']);
    },
  );
});

it.each([
  ['a draft', { state: 'draft' }, 0, 'own'],
  ['an old draft', { state: 'draft', savedAt: fixedNow - 3 * day }, 0, 'own'],
  ['a submitted post', {}, 0, 'own'],
  ['a post submitted a day ago', { savedAt: fixedNow - day }, 0, 'own'],
  ['a post submitted longer ago', { savedAt: fixedNow - day - 1 }, 0, 'asked'],
  ['a post that a clock a year behind makes look new', {}, -year, 'asked'],
  ['a post of a device whose clock is always wrong', { savedHereAt: fixedNow + year }, year, 'own'],
] as const)(
  'posts without an owner go to the account that signs in, after a question if they are old: %s',
  async (_what, change, clockOff, expected) => {
    await keep('a', { state: 'pending', ...change });
    vi.setSystemTime(fixedNow + clockOff);
    const { own, doubtful } = await claimPosts('user_hana');
    expect([idsOf(own), idsOf(doubtful)]).toEqual(expected === 'own' ? [['a'], []] : [[], ['a']]);
    expect(own.every(({ owner }) => owner === 'user_hana')).toBe(true);
    const [kept] = await browser.posts();
    expect(kept?.owner).toBe(expected === 'own' ? 'user_hana' : null);
  },
);

/** Signs in, while another tab changes the post that this tab has just read. */
async function claimDuring(change: () => Promise<void>) {
  await keep('a', { state: 'pending' });
  const { posts } = browser;
  vi.spyOn(browser, 'posts').mockImplementationOnce(async () => {
    const read = await posts();
    await change();
    return read;
  });
  return claimPosts('user_hana');
}

it('a claim keeps the change that another tab makes meanwhile', async () => {
  const media = { ...emptyMedia, photos: [{ id: 'new' }] };
  const photo = new File(['new'], 'new.jpg');
  await claimDuring(() =>
    browser.putPost(buildStoredPost('a', { state: 'pending', media }), new Map([['new', photo]])),
  );
  expect(await browser.posts()).toMatchObject([{ owner: 'user_hana', media }]);
  expect(await browser.file('a', 'new')).toBe(photo);
});

it.each([
  ['the removal of a sent post', () => browser.removePost('a'), []],
  [
    'the owner that another account set',
    () => keep('a', { state: 'pending', owner: 'user_biruk' }),
    [{ owner: 'user_biruk' }],
  ],
])('a claim keeps %s', async (_what, change, expected) => {
  expect((await claimDuring(change)).own).toEqual([]);
  expect(await browser.posts()).toMatchObject(expected);
});

it.each([
  ['is given to the account that says it is its own', null, 'user_hana'],
  ['stays with another account that claimed it meanwhile', 'user_biruk', 'user_biruk'],
  ['does not return if another tab has sent it meanwhile', undefined, undefined],
])(
  'after the question, a post without an owner %s, and no other post changes',
  async (_what, before, after) => {
    await keep('another', { state: 'pending' });
    if (before !== undefined) await keep('asked', { state: 'pending', owner: before });
    await claimDoubtfulPost('asked', 'user_hana');
    const owners = (await browser.posts()).map(({ id, owner }) => [id, owner] as const);
    expect(Object.fromEntries(owners)).toEqual({
      another: null,
      ...(after !== undefined && { asked: after }),
    });
  },
);
