import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeUnsent } from '@/requests/sending/unsent-texts';
import { openApp } from '#tests/app/render';
import { signIn } from '#tests/app/sign-in';
import { keepPost, loadDrafts } from '#tests/app/stored-drafts';
import type { MemoryStore } from '#tests/browser/memory-store';
import { buildPost } from '#tests/data/build-post';
import { buildRow } from '#tests/data/build-row';
import { serveProducts, server } from '#tests/server/server';

// Preloaded, because the session check loads late, together with the request box.
beforeAll(() => import('@/app/background'));

let browser: MemoryStore;
beforeEach(() => {
  browser = loadDrafts();
  serveProducts([]);
});

/** Puts the page into the back/forward cache, runs `work`, and brings the page back as it was. */
async function whileAway(work: () => void | Promise<void>): Promise<void> {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await work();
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

describe('a page that returns from the back/forward cache', () => {
  const mark = (value: string) => {
    document.cookie = `__client_uat=${value}; path=/`;
  };
  afterEach(() => {
    document.cookie = '__client_uat=; max-age=0; path=/';
    vi.unstubAllGlobals();
  });

  it.each([
    ['somebody has signed in', '0', '1763715600', 1],
    ['somebody has signed out', '1763715600', '0', 1],
    ['another account has signed in', '1763715600', '1763719200', 1],
    ['nothing has changed', '1763715600', '1763715600', 0],
  ])('reloads only if its session has changed: %s', async (...[, before, after, loads]) => {
    const reload = vi.fn<() => void>();
    openApp('/aboutus', { signIn: () => new Promise(() => {}) });
    await screen.findByRole('textbox', { name: 'Your request' });
    mark(before);
    // jsdom cannot reload, nor can its location be watched.
    vi.stubGlobal('location', { ...window.location, reload });
    await whileAway(() => mark(after));
    expect(reload).toHaveBeenCalledTimes(loads);
  });

  it('shows no waiting post while the page reloads for another session', async () => {
    const row = { id: 7, product_name: 'Sofa', verified: false, email: 'hana@example.com' };
    serveProducts([buildRow(row)]);
    mark('1763715600');
    signIn();
    openApp('/nearby-detail?id=7', { signIn: () => new Promise(() => {}) });
    await screen.findByRole('textbox', { name: 'Your request' });
    signIn();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sofa' })).toBeVisible();
    vi.stubGlobal('location', { ...window.location, reload: () => {} });
    await whileAway(() => mark('0'));
    expect(screen.queryByText('Sofa')).toBeNull();
  });

  it('offers the current drafts', async () => {
    const [gone, stays] = ['Sofa', 'Table'].map((productName) => buildPost({ fields: { productName } }));
    if (!gone || !stays) throw new Error('There are two.');
    await keepPost(gone);
    openApp('/form');
    expect(await screen.findByRole('button', { name: 'Resume draft Sofa' })).toBeVisible();
    await whileAway(async () => {
      await browser.removePost(gone.id);
      await keepPost(stays);
    });
    expect(await screen.findByRole('button', { name: 'Resume draft Table' })).toBeVisible();
    expect(screen.queryByText('Sofa')).toBeNull();
  });

  it('shows the posts that are still unsent on My posts', async () => {
    signIn();
    const post = buildPost({ fields: { productName: 'Sofa' } });
    await keepPost(post);
    openApp('/myposts');
    expect(await screen.findByText('Sofa')).toBeVisible();
    await whileAway(() => browser.removePost(post.id));
    await waitFor(() => expect(screen.queryByText('Sofa')).toBeNull());
  });

  it('does not resend a request that another page has sent', async () => {
    let calls = 0;
    server.use(
      http.post('*/api/cat', () => {
        calls += 1;
        return HttpResponse.json({}, { status: 503 });
      }),
    );
    const { user } = openApp('/aboutus');
    const box = await screen.findByRole('textbox', { name: 'Your request' });
    await user.type(box, 'A ladder{Enter}');
    expect(await screen.findByText('There was a problem submitting your message.')).toBeVisible();
    expect(box).toHaveValue('A ladder');
    await whileAway(() => {
      // What another page stores once the server has the text.
      localStorage.setItem('gulit:unsent-texts', '[]');
    });
    expect(box).toHaveValue('');
    await user.type(box, '{Enter}');
    expect(calls).toBe(1);
    changeUnsent({ field: { kind: 'box' } as const, owner: null }, () => ({ text: '', attempt: null }));
  });
});
