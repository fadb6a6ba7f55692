import { act, fireEvent, screen, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { expectComplaint } from '#tests/complaints';
import { openApp } from '#tests/render';
import { serveProducts, server } from '#tests/server';
import { signIn } from '#tests/sign-in';
import { buildRow } from '#tests/build-row';

const slow = 'This takes longer than usual. Still trying…';

/** The whole API hangs: it takes what is asked, and no byte comes back. */
const hang = () => server.use(http.all('*/api/*', () => delay('infinite')));

const { setImmediate: laterTick } = globalThis;

/** Lets what is on its way by itself, such as code, come in; the page's time stands still. */
const settle = () =>
  act(async () => {
    for (let ticks = 0; ticks < 100; ticks += 1) await new Promise<void>((resolve) => laterTick(resolve));
  });

/** Lets time pass in the page. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await settle();
}

/** Opens the app at a time that only the test moves. */
async function openAt(path: string): Promise<void> {
  vi.useFakeTimers({ now: Date.now() });
  openApp(path);
  await settle();
}

// Loaded beforehand: code comes by no timer of the page.
beforeAll(() =>
  Promise.all([
    import('@/app/routes/later-pages'),
    import('@/app/background'),
    import('@/pages/category-page'),
    import('@/pages/detail-page'),
    import('@/pages/comments-page'),
    import('@/pages/notifications-page'),
    import('@/pages/chat-page'),
    import('@/pages/records-page'),
    import('@/pages/wallet-page'),
    import('@/pages/for-sale-page'),
    import('@/requests/list/message-form'),
    import('@/requests/send-request'),
  ]),
);

describe('a server that hangs', () => {
  it.each([
    ['/', 'Failed to fetch products'],
    ['/homes', 'Failed to fetch products'],
    ['/nearby-detail?id=1', 'Failed to fetch products'],
    ['/notifications', 'Internet connection is required to load messages.'],
    ['/chat', 'Internet connection is required to load messages.'],
    ['/wallet', 'Failed to fetch the wallet'],
    ['/refunds', 'Failed to fetch refunds'],
  ])('is waited for on %s, said to be slow, and given up', async (path, text) => {
    hang();
    await openAt(path);
    await pass(4900);
    expect(screen.queryByText(slow)).toBeNull();
    await pass(1200);
    const main = within(screen.getByRole('main'));
    expect(main.getAllByText(slow)[0]).toBeVisible();
    await pass(13_000);
    expect(screen.queryByText(text)).toBeNull();
    await pass(2000);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText('The server did not answer in time. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByText(slow)).toBeNull();
  });

  it('does not lock the checkout for good', async () => {
    serveProducts([]);
    await openAt('/forsale');
    hang();
    act(() => screen.getByRole('button', { name: 'Add to cart : Wrist watch' }).click());
    const cart = within(screen.getByRole('region', { name: 'Cart' }));
    act(() => cart.getByRole('button', { name: 'Checkout' }).click());
    await pass(6000);
    expect(cart.getByText(slow)).toBeVisible();
    await pass(23_000);
    expect(cart.queryByRole('button', { name: 'Try again' })).toBeNull();
    await pass(2000);
    expect(cart.getByRole('alert')).toHaveTextContent('The server did not answer in time. Please try again.');
    expect(cart.getByRole('button', { name: 'Try again' })).toBeEnabled();
    expectComplaint(/^The checkout failed\./);
  });

  it('gives a comment back to its writer', async () => {
    serveProducts([buildRow({ id: 7, images: [{ id: 2, image: '/media/a.webp' }] })]);
    await openAt('/comments?product=7&image=2');
    signIn();
    await pass(100);
    hang();
    const field = screen.getByRole('textbox', { name: 'Your comment' });
    fireEvent.change(field, { target: { value: 'Is it new?' } });
    act(() => screen.getByRole('button', { name: 'Comment' }).click());
    await pass(6000);
    expect(screen.getByText(slow)).toBeVisible();
    await pass(25_000);
    expect(field).toHaveValue('Is it new?');
    expect(screen.queryByText(slow)).toBeNull();
  });
});
