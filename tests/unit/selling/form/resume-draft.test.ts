import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openDraftStore } from '@/selling/drafts/draft-store';
import { resumeDraft } from '@/selling/form/resume-draft';
import { submissionStore } from '@/selling/submission/send-post';
import { keepPost, loadDrafts } from '#tests/app/stored-drafts';
import type { MemoryStore } from '#tests/browser/memory-store';
import { buildPost } from '#tests/data/build-post';

let browser: MemoryStore;
beforeEach(() => void (browser = loadDrafts()));

/** Stores a post, lets something happen to it, and opens it. */
async function resume(state: 'draft' | 'pending', happen: (id: string) => unknown = () => {}) {
  const post = buildPost();
  await keepPost(post, { state });
  const [offered] = await browser.posts();
  if (!offered) throw new Error('Nothing is stored.');
  await happen(post.id);
  return resumeDraft(await openDraftStore(), offered);
}
const sending = (postId: string) =>
  submissionStore.write({ status: 'sending', postId, files: 6, share: null, cancel() {} });

describe('a draft that is resumed', () => {
  it.each([
    ['gone', 'another tab has sent it', (id: string) => browser.removePost(id)],
    ['being sent', 'this page is sending it', sending],
    [
      'unreadable',
      'the browser does not answer',
      async () => vi.spyOn(await openDraftStore(), 'file').mockRejectedValue(new Error('Silent.')),
    ],
  ] as const)('is reported as %s if %s', async (expected, _why, happen) => {
    expect(await resume('draft', happen)).toBe(expected);
  });

  it('opens although the list of drafts cannot be read again', async () => {
    const resumed = await resume('draft', async () =>
      vi.spyOn(await openDraftStore(), 'posts').mockRejectedValue(new Error('Silent.')),
    );
    expect(resumed).toMatchObject({ lostFiles: 0 });
  });

  it('waits for *Submit* if it was pending', async () => {
    expect(await resume('pending')).toMatchObject({ lostFiles: 0 });
    expect(await browser.posts()).toMatchObject([{ state: 'draft' }]);
  });

  it('reports how many files the browser has lost', async () => {
    const lose = async (id: string) => {
      const [stored] = await browser.posts();
      browser.loseFile(id, stored?.media.photos[1]?.id ?? '');
      loadDrafts(browser);
    };
    expect(await resume('draft', lose)).toMatchObject({ lostFiles: 1 });
  });
});
