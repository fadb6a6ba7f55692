import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { User } from '@/account/session';
import { createQueryClient } from '@/api/query-client';
import { day, hour } from '@/platform/time';
import { PendingPosts } from '@/selling/submission/pending-posts';
import { hana, signIn } from '#tests/app/sign-in';
import type { MemoryStore } from '#tests/browser/memory-store';
import { buildPost } from '#tests/data/build-post';
import { fixedNow } from '#tests/data/clock';
import { servePosts } from '#tests/server/posts';
import { keepPost, loadPage } from '../keep-post';

const biruk: User = { ...hana, id: 'user_biruk', email: 'biruk@example.com', fullName: 'Biruk Alemu' };
const post = buildPost({ fields: { productName: 'Carved stool' } });
let browser: MemoryStore;

beforeEach(() => void (browser = loadPage()));

/** Signs somebody in on a page with the question about an old post. */
async function ask() {
  const api = servePosts();
  vi.setSystemTime(fixedNow - day - hour);
  await keepPost({ state: 'pending' }, post);
  vi.setSystemTime(fixedNow);
  const queryClient = createQueryClient();
  const pageOf = (user: User) => (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <PendingPosts user={user} />
      </BrowserRouter>
    </QueryClientProvider>
  );
  signIn();
  const { rerender } = render(pageOf(hana));
  expect(await screen.findByText('Carved stool')).toBeVisible();
  const signInNext = (next: User) => {
    signIn(next);
    rerender(pageOf(next));
  };
  return { api, signInNext, user: userEvent.setup() };
}

describe('the question about an old post', () => {
  it('is not shown to the next account if another tab has answered it', async () => {
    const { signInNext } = await ask();
    const [old] = await browser.posts();
    if (old) await browser.putPost({ ...old, owner: hana.id });
    signInNext(biruk);
    expect(screen.queryByText('Carved stool')).toBeNull();
  });
});
