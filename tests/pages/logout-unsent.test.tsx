import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore, type User as Account } from '@/account/session';
import { likes } from '@/browse/saving/saved';
import { changeUnsent, unsentTexts } from '@/requests/sending/unsent-texts';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import { unsentPostsData } from '@/selling/submission/unsent-posts-data';
import { createGate } from '#tests/app/gate';
import { openApp } from '#tests/app/render';
import { hana, signIn } from '#tests/app/sign-in';
import { keepPost, loadDrafts } from '#tests/app/stored-drafts';
import { buildPost } from '#tests/data/build-post';
import { servePosts } from '#tests/server/posts';

const biruk: Account = { ...hana, id: 'user_biruk', email: 'biruk@example.com' };

beforeEach(() => void loadDrafts());

/** Hana has a draft and a post that could not be sent, and logs out. */
async function leave() {
  const api = servePosts();
  api.answer = { status: 503, body: {} };
  signIn();
  await keepPost(buildPost({ fields: { productName: 'Half a sofa' } }));
  await keepPost(buildPost({ fields: { productName: 'Carved stool' } }), { state: 'pending' });
  likes.toggle(hana.id, '7');
  const { user } = openApp('/logout');
  const question = within(await screen.findByRole('dialog', { name: 'Log out' }));
  expect(
    await question.findByText(/^On this device: 1 unsent post with \d+ photos, 1 draft with/),
  ).toBeVisible();
  const answer = async (choice: RegExp) => {
    await user.click(question.getByRole('radio', { name: choice }));
    await user.click(question.getByRole('button', { name: 'Logout' }));
  };
  return { user, question, answer };
}
const keptPosts = async () => (await openDraftStore()).posts();
const isOut = () => screen.findByRole('heading', { level: 1, name: 'Welcome back' });

describe('logging out with unsent work', () => {
  it('keeps the work for the next sign-in, hidden from everyone else, and clears the likes', async () => {
    const { answer, user } = await leave();
    await answer(/^Keep it/);
    await isOut();
    expect(await keptPosts()).toHaveLength(2);
    expect(likes.read().has(hana.id)).toBe(false);
    signIn(biruk);
    await user.click(screen.getByRole('link', { name: 'Gulit' }));
    await user.click((await screen.findAllByRole('link', { name: 'Add Post' }))[0] ?? document.body);
    expect(await screen.findByRole('form', { name: 'Promote Your Product' })).toBeVisible();
    expect(screen.queryByText('Carved stool')).not.toBeInTheDocument();
    expect(screen.queryByText('Half a sofa')).not.toBeInTheDocument();
  });

  it('reports a failed deletion, stays signed in, and deletes with the next tap', async () => {
    const { answer, question, user } = await leave();
    vi.spyOn(await openDraftStore(), 'removePost').mockRejectedValueOnce(new Error('Broken.'));
    await answer(/^Delete it/);
    expect(
      await question.findByText("Not everything could be deleted. You're still signed in."),
    ).toBeVisible();
    expect(sessionStore.read().status).toBe('signed-in');
    expect(await question.findByRole('radio', { name: /^Delete it/ })).toBeChecked();
    await waitFor(() => expect(question.getByRole('button', { name: 'Logout' })).toBeEnabled());
    await user.click(question.getByRole('button', { name: 'Logout' }));
    await isOut();
    expect(await keptPosts()).toEqual([]);
  });

  it('names an unsent request and comment, and keeps them', async () => {
    signIn();
    const texts = [
      [{ kind: 'box' }, 'A clay pot'],
      [{ kind: 'comment', productId: '7', imageId: '2' }, 'Well made'],
    ] as const;
    for (const [field, text] of texts)
      changeUnsent({ field, owner: hana.id }, () => ({ text, attempt: null }));
    const { user } = openApp('/logout');
    const question = within(await screen.findByRole('dialog', { name: 'Log out' }));
    expect(await question.findByText('On this device: 1 unsent request, 1 unsent comment.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Logout' }));
    await isOut();
    expect(unsentTexts.read()).toHaveLength(2);
  });

  it('asks before logging out, even if the tap comes before the app knows what is unsent', async () => {
    servePosts();
    signIn();
    await keepPost();
    const store = await openDraftStore();
    const { opened, open } = createGate();
    resetDraftStore(() => opened.then(() => store));
    const { user } = openApp('/logout');
    const question = within(await screen.findByRole('dialog', { name: 'Log out' }));
    await user.click(question.getByRole('button', { name: 'Logout' }));
    open();
    expect(await question.findByRole('radio', { name: /^Keep it/ })).toBeChecked();
    expect(sessionStore.read().status).toBe('signed-in');
    await waitFor(() => expect(question.getByRole('button', { name: 'Logout' })).toBeEnabled());
    await user.click(question.getByRole('button', { name: 'Logout' }));
    await isOut();
  });

  it.each([
    ['unsent work cannot be read', () => vi.spyOn(unsentPostsData, 'describe')],
    ['the storage is full', () => vi.spyOn(Storage.prototype, 'setItem')],
  ])('works even if %s', async (_what, spyOn) => {
    signIn();
    spyOn().mockImplementation(() => {
      throw new DOMException('Broken.', 'QuotaExceededError');
    });
    const { user } = openApp('/logout');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await isOut();
    expect(sessionStore.read()).not.toHaveProperty('user');
  });
});
