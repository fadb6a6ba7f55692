import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPost } from '@/selling/drafts/stored-post';
import { type PostSaver, createPostSaver } from '@/selling/drafts/post-saver';
import type { DraftStore } from '@/selling/drafts/indexed-db-store';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import { emptyMedia } from '@/selling/post/post';
import { emptyFields } from '@/selling/post/post-fields';
import { buildPhoto, buildPost } from '#tests/data/build-post';
import { createMemoryStore } from '#tests/browser/memory-store';

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
  it('returns with its texts and files, and the offer it was copied from', async () => {
    const post = { ...buildPost({ fields: { description: 'Wanza wood' } }), copiedFrom: '7' };
    await createPostSaver(post, null).save(post);
    expect(await reload()).toEqual([{ post, lostFiles: 0 }]);
  });

  it('stores the latest state however fast it changes, and each file once', async () => {
    const putFile = vi.spyOn(browser, 'putFile');
    const post = buildPost();
    const saver = createPostSaver(post, null);
    for (const text of ['S', 'So', 'Sof', 'Sofa'])
      void saver.save({ ...post, fields: { ...post.fields, productName: text } });
    await saver.settled();
    expect((await reload())[0]?.post.fields.productName).toBe('Sofa');
    expect(putFile).toHaveBeenCalledTimes(6);
  });

  it.each([
    ['is changed', (saver: PostSaver) => saver.save(saver.currentPost())],
    ['is about to be sent', (saver: PostSaver) => saver.settled()],
  ])(
    'is stored again with all its files after the browser cleared its storage and it %s',
    async (...[, go]) => {
      const post = buildPost();
      const saver = createPostSaver(post, null);
      await saver.save(post);
      const store = await openDraftStore();
      await store.removePost(post.id);
      vi.spyOn(browser, 'timesEmptied').mockResolvedValue(1);
      await go(saver);
      expect(await Promise.all((await store.posts()).map((kept) => loadPost(store, kept)))).toEqual([
        { post, lostFiles: 0 },
      ]);
    },
  );

  it('removes the file of a removed photo', async () => {
    const post = buildPost();
    const saver = createPostSaver(post, null);
    await saver.save(post);
    const [first, ...additional] = post.media.additional;
    await saver.save({ ...post, media: { ...post.media, additional } });
    expect(await browser.file(post.id, first?.id ?? '')).toBeNull();
    expect((await reload())[0]?.post.media.additional).toEqual(additional);
  });

  it('never returns once removed, whatever is still being stored', async () => {
    const post = buildPost();
    const saver = createPostSaver(post, null);
    void saver.save(post);
    void saver.remove();
    void saver.save({ ...post, media: { ...post.media, profile: buildPhoto() } });
    await saver.settled();
    expect(await reload()).toEqual([]);
  });
});

describe('the record of a post', () => {
  it('is deleted when empty, and stores files again that return', async () => {
    const post = buildPost();
    const saver = createPostSaver(post, null);
    await saver.save(post);
    await saver.save({ id: post.id, fields: emptyFields, media: emptyMedia });
    expect(await reload()).toEqual([]);
    await saver.save(post);
    expect(await reload()).toEqual([{ post, lostFiles: 0 }]);
  });

  it('is written after its files, and files go after it', async () => {
    const steps: string[] = [];
    const post = buildPost({ media: { additional: [] } });
    for (const name of ['putFile', 'putPost', 'removeFile'] as const) {
      const real: (...given: never[]) => Promise<void> = browser[name].bind(browser);
      vi.spyOn(browser, name).mockImplementation((...given: unknown[]) => {
        steps.push(name);
        return real(...(given as never[]));
      });
    }
    const saver = createPostSaver(post, null);
    await saver.save(post);
    await saver.save({ ...post, media: { ...post.media, main: buildPhoto() } });
    expect(steps).toEqual(['putFile', 'putPost', 'putFile', 'putPost', 'removeFile']);
  });
});
