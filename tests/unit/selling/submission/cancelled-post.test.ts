import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { sendPending } from '@/selling/submission/pending-posts';
import { sendPost, submissionStore } from '@/selling/submission/send-post';
import { announcement } from '@/ui/announcement';
import { createGate } from '#tests/app/gate';
import { hana, signIn } from '#tests/app/sign-in';
import { keepPost, loadDrafts } from '#tests/app/stored-drafts';
import { waitFor } from '#tests/app/wait-for';
import { buildPost } from '#tests/data/build-post';
import { servePosts } from '#tests/server/posts';
import { server } from '#tests/server/server';

describe('a waiting post that is cancelled while the app looks for an earlier attempt', () => {
  /** Sends a post whose first upload failed, and cancels it. The list of offers then cannot be read. */
  async function cancelDuringSearch(afterCancelling = async (_remove: () => Promise<void>) => {}) {
    signIn();
    const browser = loadDrafts();
    const queryClient = createQueryClient();
    const api = servePosts();
    api.answer = 'unreachable';
    const saver = await keepPost(buildPost(), { state: 'pending' });
    await sendPost(saver, hana, queryClient);
    const { opened, open } = createGate();
    const list = vi.fn(() => opened.then(() => HttpResponse.json({}, { status: 400 })));
    server.use(http.get('*/api/products/', list));
    const ended = sendPost(saver, hana, queryClient);
    await waitFor(() => expect(list).toHaveBeenCalled());
    const submission = submissionStore.read();
    if (submission.status === 'sending') submission.cancel();
    await afterCancelling(() => browser.removePost(saver.id));
    open();
    expect((await ended).isSent).toBe(false);
    return { api, browser, queryClient };
  }

  it('becomes a draft if the search fails, and is not sent later', async () => {
    const { api, browser, queryClient } = await cancelDuringSearch();
    expect(announcement.read()?.text).toBe('Not sent. Your post is saved on this device.');
    expect(await browser.posts()).toMatchObject([{ state: 'draft' }]);
    await sendPending(hana, queryClient);
    expect(api.posts).toHaveLength(1);
  });

  it('stays away if another tab discards it meanwhile', async () => {
    const { browser } = await cancelDuringSearch((remove) => remove());
    expect(await browser.posts()).toEqual([]);
  });
});
