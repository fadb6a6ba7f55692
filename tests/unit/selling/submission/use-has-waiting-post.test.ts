import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@/account/session';
import type { DraftStore } from '@/selling/drafts/draft-store';
import { openDrafts } from '@/selling/drafts/drafts';
import { type KeptPost, toKeptPost } from '@/selling/drafts/kept-post';
import { resetDraftStore } from '@/selling/drafts/open-draft-store';
import { hasSent, submissionStore } from '@/selling/submission/submission';
import { useHasWaitingPost } from '@/selling/submission/use-has-waiting-post';
import { buildPost } from '#tests/build-post';
import { fixedNow } from '#tests/clock';
import { createMemoryStore } from '#tests/memory-store';
import { hana, signIn } from '#tests/sign-in';

const biruk: User = { ...hana, id: 'user_biruk' };
let browser: DraftStore;
beforeEach(() => {
  browser = createMemoryStore();
  resetDraftStore(async () => browser);
  signIn();
});

const keep = (state: KeptPost['state'], { id }: User) =>
  browser.putPost(toKeptPost(buildPost(), { state, owner: id, savedAt: fixedNow, attempt: null }));

/** Until the device has said what it keeps: it answers one after the other. */
const answered = () => act(async () => void (await openDrafts(fixedNow)));

async function ask() {
  const { result } = renderHook(() => useHasWaitingPost());
  await answered();
  return result;
}

describe('whether a post waits', () => {
  it.each([
    ['a submitted post of the account', 'pending', hana, true],
    ['a draft', 'draft', hana, false],
    ['a submitted post of another account', 'pending', biruk, false],
  ] as const)('is told by what the device keeps: %s', async (_what, state, owner, waits) => {
    await keep('draft', hana);
    await keep(state, owner);
    expect((await ask()).current).toBe(waits);
  });

  it('is no until the device has said it', async () => {
    await keep('pending', hana);
    const { result } = renderHook(() => useHasWaitingPost());
    expect(result.current).toBe(false);
    await answered();
    expect(result.current).toBe(true);
  });

  it('is told by the upload, also once it has arrived', async () => {
    const result = await ask();
    expect(result.current).toBe(false);
    const failed = { status: 'failed', postId: 'a', userId: hana.id, text: '', body: null } as const;
    act(() => submissionStore.write({ ...failed, retry: () => {} }));
    expect(result.current).toBe(true);
    act(() => submissionStore.write({ status: 'idle' }));
    expect(result.current).toBe(false);
    act(() => hasSent.write(true));
    expect(result.current).toBe(true);
  });

  it('is asked anew for the account that signs in next, and is no where nothing can be read', async () => {
    await keep('pending', hana);
    const result = await ask();
    expect(result.current).toBe(true);
    const query = vi.fn(() => Promise.reject(new DOMException('Refused.', 'SecurityError')));
    vi.stubGlobal('navigator', { ...navigator, locks: { query } });
    signIn(biruk);
    await waitFor(() => expect(result.current).toBe(false));
    expect(query).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('is not told by a late answer for the account that was there before', async () => {
    await keep('pending', hana);
    const kept = await browser.posts();
    let answer = () => {};
    vi.spyOn(browser, 'posts').mockImplementationOnce(
      () => new Promise((resolve) => void (answer = () => resolve(kept))),
    );
    const result = await ask();
    signIn(biruk);
    await answered();
    answer();
    await answered();
    expect(result.current).toBe(false);
  });
});
