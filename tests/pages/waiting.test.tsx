import { act, screen, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeAll, expect, it, vi } from 'vitest';
import { expectComplaint } from '#tests/app/complaints';
import { openApp } from '#tests/app/render';
import { signIn } from '#tests/app/sign-in';
import { serveProducts, server } from '#tests/server/server';

const slow = 'This is taking longer than usual. Still trying…';

/** Makes the whole API hang: it accepts calls and sends no byte. */
const hang = () => server.use(http.all('*/api/*', () => delay('infinite')));

const { setImmediate: laterTick } = globalThis;

/** Waits for what loads by itself, such as code. The page's clock stands still. */
const settle = () =>
  act(async () => {
    for (let ticks = 0; ticks < 100; ticks += 1) await new Promise<void>((resolve) => laterTick(resolve));
  });

/** Lets time pass in the page. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
  await settle();
}

/** Opens the app with a clock that only the test advances. */
async function openAt(path: string, options = {}): Promise<void> {
  vi.useFakeTimers({ now: Date.now() });
  openApp(path, options);
  await settle();
}

// Preloaded, because code does not load while the page's clock stands still.
beforeAll(() =>
  Promise.all([
    import('@/app/routes/later-routes'),
    import('@/app/background'),
    import('@/pages/list-page'),
    import('@/browse/filters/filter-panel'),
    import('@/pages/comments-page'),
    import('@/pages/notifications-page'),
    import('@/pages/records-page'),
    import('@/pages/wallet-page'),
    import('@/pages/for-sale-page'),
    import('@/requests/list/message-form'),
    import('@/requests/sending/send-text'),
  ]),
);

it.each([
  ['/', 'Failed to fetch products'],
  ['/notifications', 'Internet connection is required to load messages.'],
  ['/wallet', 'Failed to fetch the wallet'],
])('a server that hangs is reported as slow on %s, and given up after its time limit', async (path, text) => {
  // Signed in, because the account pages send no call before that.
  signIn();
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
  expect(screen.getByText('The server took too long to respond. Please try again.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText(slow)).toBeNull();
});

it('a server that hangs does not lock the checkout after its time limit', async () => {
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
  expect(cart.getByRole('alert')).toHaveTextContent('The server took too long to respond. Please try again.');
  expect(cart.getByRole('button', { name: 'Try again' })).toBeEnabled();
  expectComplaint(/^The checkout failed\./);
});

const busy = { status: 503, headers: { 'retry-after': '12' } };

it('a server that says when to try again is called again at that time, and the page says until then that it is busy', async () => {
  let calls = 0;
  server.use(
    http.get('*/api/products/', () => {
      calls += 1;
      return new HttpResponse(null, busy);
    }),
  );
  await openAt('/homes', { retry: 2 });
  // In strict mode React mounts a page twice.
  const before = calls;
  await pass(1000);
  expect(screen.getAllByText('The server is busy. Trying again soon.')[0]).toBeVisible();
  await pass(10_000);
  expect(screen.getAllByText('The server is busy. Trying again soon.')[0]).toBeVisible();
  expect(calls).toBe(before);
  server.resetHandlers();
  await pass(1100);
  await pass(1100);
  expect(screen.queryByText(/The server is busy/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
