import { beforeEach, describe, expect, it } from 'vitest';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import type { DraftStore } from '@/selling/drafts/indexed-db-store';
import { createPostSaver } from '@/selling/drafts/post-saver';
import { loadPost } from '@/selling/drafts/stored-post';
import { emptyMedia } from '@/selling/post/post';
import { emptyFields } from '@/selling/post/post-fields';
import { createMemoryStore } from '#tests/browser/memory-store';
import { buildPhoto, buildPost } from '#tests/data/build-post';

let browser: DraftStore;
const load = () => resetDraftStore(async () => browser);

beforeEach(() => {
  browser = createMemoryStore();
  load();
});

/** The posts of the next page load, with their files. */
async function reload() {
  load();
  const store = await openDraftStore();
  return Promise.all((await store.posts()).map((kept) => loadPost(store, kept)));
}

describe('a post that is being written', () => {
  it('is stored with its texts, its files and the offer that it was copied from', async () => {
    const post = { ...buildPost({ fields: { description: 'Wanza wood' } }), copiedFrom: '7' };
    await createPostSaver(post, null).save(post);
    expect(await reload()).toEqual([{ post, lostFiles: 0 }]);
  });

  it('is stored in its latest version, however fast it changes', async () => {
    const post = buildPost();
    const saver = createPostSaver(post, null);
    const saves = ['S', 'So', 'Sof', 'Sofa'].map((text) =>
      saver.save({ ...post, fields: { ...post.fields, productName: text } }),
    );
    await Promise.all(saves);
    expect((await reload())[0]?.post.fields.productName).toBe('Sofa');
  });

  it('loses the file of a removed photo', async () => {
    const post = buildPost();
    const saver = createPostSaver(post, null);
    await saver.save(post);
    const [first, ...photos] = post.media.photos;
    await saver.save({ ...post, media: { ...post.media, photos } });
    expect(await browser.file(post.id, first?.id ?? '')).toBeNull();
    expect((await reload())[0]?.post.media.photos).toEqual(photos);
  });

  it('stays removed even if an earlier version is still being stored', async () => {
    const post = buildPost();
    const saver = createPostSaver(post, null);
    void saver.save(post);
    void saver.outboxOf('user_hana').remove();
    await saver.save({ ...post, media: { ...post.media, profile: buildPhoto() } });
    expect(await reload()).toEqual([]);
  });
});

it('the record of a post is deleted when the post is empty, and stores its files again when they come back', async () => {
  const post = buildPost();
  const saver = createPostSaver(post, null);
  await saver.save(post);
  await saver.save({ id: post.id, fields: emptyFields, media: emptyMedia });
  expect(await reload()).toEqual([]);
  await saver.save(post);
  expect(await reload()).toEqual([{ post, lostFiles: 0 }]);
});
