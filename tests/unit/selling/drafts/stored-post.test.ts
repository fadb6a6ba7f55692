import { beforeEach, describe, expect, it, vi } from 'vitest';
import { day } from '@/platform/time';
import { claimPosts, openDrafts, removeOrphanedFiles } from '@/selling/drafts/drafts';
import type { DraftStore } from '@/selling/drafts/indexed-db-store';
import { filesOf, loadPost } from '@/selling/drafts/stored-post';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import { createPostSaver } from '@/selling/drafts/post-saver';
import { emptyFields } from '@/selling/post/post-fields';
import { buildPost } from '#tests/data/build-post';
import { fixedNow } from '#tests/data/clock';
import { type MemoryStore, createMemoryStore } from '#tests/browser/memory-store';

/** A draft as the app stored it in November 2026. Do not change it when fields come or go. */
const draftOf2026 = {
  id: 'old',
  state: 'draft',
  fields: {
    productName: 'Sofa',
    companyName: 'Mesfin',
    category: 'homes',
    discount: '10',
    price: '18,500',
    description: 'Wanza wood',
    location: 'Bole',
    latitude: '9.012346',
    longitude: '38.765432',
    telegram: 't.me/mesfin',
    tiktok: '',
    website: '',
    phone: '0911 234567',
  },
  media: {
    profile: null,
    main: { id: 'front', originalSize: 4_200_000 },
    additional: [{ id: 'side', originalSize: 3_100_000 }],
    video: { id: 'clip', seconds: 12.5 },
  },
  savedAt: fixedNow - day,
  attempt: null,
};
const { fields: textsOf2026 } = draftOf2026;
/** The same post, submitted on a page that was closed before the server answered. */
const pendingOf2026 = {
  ...draftOf2026,
  state: 'pending',
  owner: 'user_hana',
  attempt: {
    key: 'key-of-2026',
    startedAt: fixedNow - day,
    email: 'hana@example.com',
    fields: textsOf2026,
    fileIds: ['front', 'side', 'clip'],
    knownIds: ['7'],
  },
};

const photo = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' });
const clip = new File(['clip'], 'clip.mp4', { type: 'video/mp4' });

let browser: MemoryStore;

/** The next page load of a browser that keeps this under `old`. */
async function keep(record: unknown): Promise<DraftStore> {
  browser = createMemoryStore({ old: record });
  for (const name of ['front', 'side']) await browser.putFile('old', name, photo(name));
  await browser.putFile('old', 'clip', clip);
  resetDraftStore(async () => browser);
  return openDraftStore();
}

describe('a draft of another version', () => {
  it('opens with every text and file', async () => {
    const store = await keep(draftOf2026);
    const [kept] = await openDrafts();
    expect(kept).toBeDefined();
    if (!kept) return;
    const { post, lostFiles } = await loadPost(store, kept);
    expect(lostFiles).toBe(0);
    expect(post.fields).toEqual({ ...emptyFields, ...textsOf2026 });
    expect([...filesOf(post).keys()]).toEqual(['front', 'side', 'clip']);
  });

  it('opens with its attempt where it waits to be sent', async () => {
    const store = await keep(pendingOf2026);
    const [kept] = await openDrafts('user_hana');
    expect(kept).toMatchObject({ state: 'pending', owner: 'user_hana' });
    expect(kept?.attempt).toEqual({ ...pendingOf2026.attempt, fields: { ...emptyFields, ...textsOf2026 } });
    expect(kept && (await loadPost(store, kept)).lostFiles).toBe(0);
  });

  const { media: mediaOf2026, attempt } = pendingOf2026;
  const { additional: _additional, ...mediaWithoutAdditional } = mediaOf2026;
  const { savedAt: _savedAt, ...withoutDate } = pendingOf2026;
  const { knownIds: _knownIds, ...attemptWithoutIds } = attempt;
  it.each([
    ['additional images', { ...pendingOf2026, media: mediaWithoutAdditional }, { media: { additional: [] } }],
    [
      'the size of a picked file',
      { ...pendingOf2026, media: { ...mediaOf2026, main: { id: 'front' } } },
      { media: { main: { id: 'front' } } },
    ],
    [
      'the length of its video',
      { ...pendingOf2026, media: { ...mediaOf2026, video: { id: 'clip' } } },
      { media: { video: { id: 'clip', seconds: 0 } } },
    ],
    ['a date', withoutDate, { savedAt: null }],
    [
      'the listings known before its attempt',
      { ...pendingOf2026, attempt: attemptWithoutIds },
      { attempt: { key: 'key-of-2026', knownIds: null } },
    ],
  ])('opens without %s', async (_what, record, read) => {
    await keep(record);
    const [kept] = await openDrafts('user_hana');
    expect(kept).toMatchObject({ state: 'pending', ...read });
  });

  it('stays where it has no date, after those that have one', async () => {
    const { savedAt: _date, ...undated } = draftOf2026;
    await keep(undated);
    const post = buildPost({ id: 'dated' });
    await createPostSaver(post, null).save(post);
    expect((await openDrafts()).map(({ id }) => id)).toEqual(['dated', 'old']);
    vi.setSystemTime(fixedNow + 365 * day);
    await openDrafts();
    vi.setSystemTime(fixedNow + 366 * day);
    expect((await openDrafts()).map(({ id }) => id)).toEqual(['old']);
  });

  it('without a date is asked about where nobody has signed it', async () => {
    await keep({ ...withoutDate, owner: null });
    const { own, doubtful } = await claimPosts('user_hana');
    expect(own).toEqual([]);
    expect(doubtful.map(({ id }) => id)).toEqual(['old']);
  });

  it('has an empty field where it knows none, and keeps one that is not known here', async () => {
    const { phone: _phone, ...fields } = textsOf2026;
    const newer = {
      ...draftOf2026,
      template: 'shop',
      fields: { ...fields, colour: 'red' },
      media: { ...draftOf2026.media, model: { id: 'chair.glb' } },
    };
    const store = await keep(newer);
    const [kept] = await openDrafts();
    if (!kept) throw new Error('It is not offered.');
    expect(kept.fields.phone).toBe('');
    const { post } = await loadPost(store, kept);
    await createPostSaver(post, kept).save({ ...post, fields: { ...post.fields, location: 'Piassa' } });
    expect(await browser.posts()).toMatchObject([
      {
        template: 'shop',
        fields: { productName: 'Sofa', location: 'Piassa', colour: 'red' },
        media: { main: { id: 'front', originalSize: 4_200_000 }, model: { id: 'chair.glb' } },
      },
    ]);
  });

  it.each([
    ['a state that is not known', { ...draftOf2026, state: 'scheduled' }],
    ['files of another shape', { ...draftOf2026, media: ['front', 'side', 'clip'] }],
    ['files under other names', { ...draftOf2026, media: { photos: ['front', 'side'], film: 'clip' } }],
    ['a number for a text', { ...draftOf2026, fields: { ...textsOf2026, price: 18500 } }],
    ['no shape at all', 42],
  ])('with %s stays, with its files, for a version that can read it', async (_what, record) => {
    await keep(record);
    expect(await openDrafts()).toEqual([]);
    await removeOrphanedFiles(Date.now() + 2 * day);
    expect(browser.records().get('old')).toEqual(record);
    expect((await browser.files('old')).size).toBe(3);
  });
});

describe('files without a post', () => {
  beforeEach(async () => {
    browser = createMemoryStore();
    resetDraftStore(async () => browser);
    await browser.putFile('gone', 'front', photo('front'));
    const post = buildPost({ id: 'there' });
    await createPostSaver(post, null).save(post);
  });
  const isThere = async (postId: string) => (await browser.files(postId)).size > 0;

  it('go after a day, and those of a post stay', async () => {
    await removeOrphanedFiles(Date.now() + day + 1);
    expect([await isThere('gone'), await isThere('there')]).toEqual([false, true]);
  });

  it('stay while their post may still be written', async () => {
    await removeOrphanedFiles(Date.now());
    expect(await isThere('gone')).toBe(true);
    const locks = { query: async () => ({ held: [{ name: 'gulit:draft:gone' }] }) };
    vi.stubGlobal('navigator', { ...navigator, locks });
    await removeOrphanedFiles(Date.now() + 2 * day);
    expect(await isThere('gone')).toBe(true);
    vi.unstubAllGlobals();
  });
});
