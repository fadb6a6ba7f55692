import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { day } from '@/lib/time';
import type { DraftStore } from '@/selling/drafts/draft-store';
import { openDrafts, openUnreadableDrafts, removeOrphanedFiles } from '@/selling/drafts/drafts';
import { toStoredPost } from '@/selling/drafts/stored-post';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/open-draft-store';
import { buildPhoto, buildPost } from '#tests/build-post';
import { fixedNow } from '#tests/clock';
import { createMemoryStore } from '#tests/memory-store';
import { hana, signIn } from '#tests/sign-in';

let browser: DraftStore;
function load(records: Readonly<Record<string, unknown>> = {}): void {
  browser = createMemoryStore(records);
  resetDraftStore(async () => browser);
}
beforeEach(() => load());

const keep = (id: string, owner: string | null = null, savedAt = fixedNow) =>
  browser.putPost(toStoredPost(buildPost({ id }), { state: 'draft', owner, savedAt, attempt: null }));
const offered = async (accountId?: string | null) =>
  (await openDrafts(fixedNow, accountId)).map(({ id }) => id);

/** Another tab holds these locks. */
const hold = (...names: readonly string[]) =>
  vi.stubGlobal('navigator', {
    ...navigator,
    locks: { query: async () => ({ held: names.map((name) => ({ name })) }) },
  });
// The next test file of this worker is imported before its first test would put it back.
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

  it('are none where the browser cannot read what it keeps', async () => {
    const store = await openDraftStore();
    vi.spyOn(store, 'posts').mockRejectedValueOnce(new Error('Broken.'));
    expect(await offered()).toEqual([]);
  });

  it('are offered though an old one cannot be removed', async () => {
    await keep('over', null, fixedNow - 7 * day - 1);
    await keep('new');
    vi.spyOn(browser, 'removePost').mockRejectedValueOnce(new Error('Broken.'));
    expect(await offered()).toEqual(['new']);
  });

  it('that are over go, but for those that a tab has open', async () => {
    for (const id of ['open', 'left']) await keep(id, null, fixedNow - 7 * day - 1);
    hold('gulit:draft:open');
    expect(await offered()).toEqual([]);
    expect((await browser.posts()).map(({ id }) => id)).toEqual(['open']);
  });

  it.each([
    [null, ['nobody’s']],
    [hana.id, ['nobody’s', 'hers']],
  ])(
    'that cannot be read are offered to the account %j where they are its own or nobody’s',
    async (account, expected) => {
      load({ 'nobody’s': { owner: null }, hers: { owner: hana.id }, his: { owner: 'user_biruk' } });
      expect((await openUnreadableDrafts(account)).map(({ id }) => id)).toEqual(expected);
    },
  );

  it('that cannot be read are offered by no tab while another one writes them', async () => {
    load({ free: {}, open: {} });
    hold('gulit:draft:open');
    expect((await openUnreadableDrafts()).map(({ id }) => id)).toEqual(['free']);
  });
});

it('files of a draft that another tab writes stay, and no others', async () => {
  for (const id of ['open', 'gone']) await browser.putFile(id, 'front', buildPhoto().file);
  hold('gulit:draft:open', 'gulit:other:gone');
  await removeOrphanedFiles(fixedNow + 2 * day);
  expect((await browser.files('open')).size).toBe(1);
  expect((await browser.files('gone')).size).toBe(0);
});
