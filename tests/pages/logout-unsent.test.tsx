import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore, type User as Account } from '@/account/session';
import { likes } from '@/browse/saving/saved';
import { changeUnsent, unsentTexts } from '@/requests/sending/unsent-texts';
import { openDraftStore, resetDraftStore } from '@/selling/drafts/draft-store';
import { createPostSaver } from '@/selling/drafts/post-saver';
import { openApp } from '#tests/app/render';
import { hana, signIn } from '#tests/app/sign-in';
import { createMemoryStore } from '#tests/browser/memory-store';
import { buildPost } from '#tests/data/build-post';
import { servePosts } from '#tests/server/posts';
import { server } from '#tests/server/server';

const biruk: Account = { ...hana, id: 'user_biruk', email: 'biruk@example.com' };

beforeEach(() => {
  const store = createMemoryStore();
  resetDraftStore(async () => store);
});

/** Hana has a draft and a post that could not be sent, and logs out. */
async function leave() {
  const api = servePosts();
  api.answer = { status: 503, body: {} };
  signIn();
  await createPostSaver(buildPost({ fields: { productName: 'Half a sofa' } }), null).save(buildPost());
  const pending = buildPost({ fields: { productName: 'Carved stool' } });
  const saver = createPostSaver(pending, null);
  await saver.save(pending);
  await saver.setStatus({ state: 'pending' });
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
  return { api, user, question, answer };
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

  it('stays signed in if the unsent work cannot be read', async () => {
    const { answer, question } = await leave();
    vi.spyOn(await openDraftStore(), 'posts').mockRejectedValue(new Error('Broken.'));
    await answer(/^Send it now/);
    expect(await question.findByText(/^Not everything could be sent/)).toBeVisible();
    expect(sessionStore.read().status).toBe('signed-in');
  });

  it('sends the work first, and stays signed in if sending fails', async () => {
    const { answer, api, question } = await leave();
    await answer(/^Send it now/);
    expect(await question.findByText(/^Not everything could be sent/)).toBeVisible();
    expect(sessionStore.read().status).toBe('signed-in');
    api.answer = 'created';
    await answer(/^Send it now/);
    await isOut();
    await waitFor(async () => expect((await keptPosts()).map(({ state }) => state)).toEqual(['draft']));
    expect(api.posts.at(-1)?.get('email')).toBe(hana.email);
  });

  it('waits for a post that is already being sent', async () => {
    const api = servePosts();
    const release = api.hold();
    signIn();
    const pending = buildPost();
    const saver = createPostSaver(pending, null);
    await saver.save(pending);
    await saver.setStatus({ state: 'pending' });
    const { user } = openApp('/logout');
    const question = within(await screen.findByRole('dialog', { name: 'Log out' }));
    await waitFor(() => expect(api.posts).toHaveLength(1));
    await user.click(await question.findByRole('radio', { name: /^Send it now/ }));
    await user.click(question.getByRole('button', { name: 'Logout' }));
    expect(question.queryByText(/^Not everything could be sent/)).toBeNull();
    release();
    await isOut();
    expect(await keptPosts()).toEqual([]);
    expect(api.posts).toHaveLength(1);
  });

  it('also sends an unsent request and comment, and stays signed in if one fails', async () => {
    const sent: unknown[] = [];
    let isUp = false;
    server.use(
      http.get('*/api/cat', () => HttpResponse.json([])),
      http.post('*/api/cat', async ({ request }) => {
        if (!isUp) return HttpResponse.json({}, { status: 503 });
        sent.push(await request.json());
        return HttpResponse.json({}, { status: 201 });
      }),
    );
    signIn();
    changeUnsent({ field: { kind: 'box' } as const, owner: hana.id }, () => ({
      text: 'A clay pot',
      attempt: null,
    }));
    changeUnsent(
      { field: { kind: 'comment', productId: '7', imageId: '2' } as const, owner: hana.id },
      () => ({
        text: 'Well made',
        attempt: null,
      }),
    );
    const { user } = openApp('/logout');
    const question = within(await screen.findByRole('dialog', { name: 'Log out' }));
    expect(await question.findByText('On this device: 1 unsent request, 1 unsent comment.')).toBeVisible();
    const sendNow = async () => {
      await user.click(question.getByRole('radio', { name: /^Send it now/ }));
      await user.click(question.getByRole('button', { name: 'Logout' }));
    };
    await sendNow();
    expect(await question.findByText(/^Not everything could be sent/)).toBeVisible();
    expect(sessionStore.read().status).toBe('signed-in');
    isUp = true;
    await sendNow();
    await isOut();
    expect(sent).toEqual([
      expect.objectContaining({ message: 'A clay pot' }),
      expect.objectContaining({ user_email: hana.email, product_id: 7, image_id: 2, comment: 'Well made' }),
    ]);
    expect(unsentTexts.read()).toEqual([]);
  });

  it('offers to send only what waits to be sent', async () => {
    servePosts();
    signIn();
    const draft = buildPost();
    await createPostSaver(draft, null).save(draft);
    openApp('/logout');
    const question = within(await screen.findByRole('dialog', { name: 'Log out' }));
    expect(await question.findByRole('radio', { name: /^Keep it/ })).toBeChecked();
    expect(question.queryByRole('radio', { name: /^Send it/ })).not.toBeInTheDocument();
  });

  it('asks before logging out, even if the tap comes before the app knows what is unsent', async () => {
    servePosts();
    signIn();
    const draft = buildPost();
    await createPostSaver(draft, null).save(draft);
    const store = await openDraftStore();
    let open = (): void => undefined;
    const isOpen = new Promise<void>((resolve) => (open = resolve));
    resetDraftStore(() => isOpen.then(() => store));
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

  it('asks nothing if nothing is unsent', async () => {
    signIn();
    openApp('/logout');
    const question = within(await screen.findByRole('dialog', { name: 'Log out' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Logout' })).toBeEnabled());
    expect(question.queryByRole('radio')).not.toBeInTheDocument();
    act(() => sessionStore.write({ status: 'signed-out' }));
  });
});
