import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '@/account/session';
import { expectComplaint } from '#tests/complaints';
import { openApp } from '#tests/render';
import { server, serveProducts } from '#tests/server';
import { signIn } from '#tests/sign-in';

// No page here shows an offer.
beforeEach(() => serveProducts([]));

// What the pages show belongs to an account.
beforeEach(() => signIn());

// Loaded beforehand: what a busy machine needs for it is no part of a test.
beforeAll(() => Promise.all([import('@/app/routes/later-routes'), import('@/pages/records-page')]));

/** What the server answers at an endpoint. */
const serve = (endpoint: string, answer: object) =>
  server.use(http.get(`*${endpoint}`, () => HttpResponse.json(answer)));

const fail = (endpoint: string) =>
  server.use(http.get(`*${endpoint}`, () => HttpResponse.json({ detail: 'No.' }, { status: 500 })));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name, hidden: true });
const tryAgain = () => screen.findByRole('button', { name: 'Try again', hidden: true });
const rowsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem', { hidden: true })
    .map((row) => row.textContent);

// path | endpoint | h1 | name of the list | field | noun | empty | load error
const table = `
/payment-updates | /api/payment-updates/ | Payment Updates | Payment Updates | message | - | No recent payment updates. | Failed to fetch payment updates
/pending-orders | /api/orders/pending/ | Pending Orders | Pending Orders | product_name | Order | No pending orders. | Failed to fetch pending orders
/completed-orders | /api/orders/completed/ | Completed Orders | Completed Orders | product_name | Order | No completed orders. | Failed to fetch completed orders
/subscriptions | /api/subscriptions/ | Subscriptions | Subscriptions | name | Subscription | No active subscriptions. | Failed to fetch subscriptions
/returns-refunds | /api/refunds/ | Returns & Refunds | Refund requests | product_name | Refund | No refund requests found. | Failed to fetch refunds
`;
const lists = table
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', endpoint = '', title = '', name = '', field = '', noun = '', empty = '', error = ''] =
      line.split(' | ');
    return { path, endpoint, title, name, field, noun: noun === '-' ? null : noun, empty, error };
  });

describe.each(lists)('$path', ({ path, endpoint, title, name, field, noun, empty, error }) => {
  it('shows what each row says, and nothing that nobody asked for', async () => {
    serve(endpoint, [
      { id: 7, [field]: 'LED desk lamp', status: 'On its way', note: { of: 'no matter' } },
      { id: 'B-8', [field]: null, status: 'Paid' },
      { [field]: 'A scarf', status: 4 },
    ]);
    openApp(path);
    expect(rowsOf(await screen.findByRole('list', { name, hidden: true }))).toEqual([
      `LED desk lamp${noun ? `${noun} 7` : ''}Status: On its way`,
      `Without a name${noun ? `${noun} B-8` : ''}Status: Paid`,
      'A scarf',
    ]);
    expect(await heading(title)).toBeVisible();
    expect(document.title).toContain(title);
  });

  it('says that there is nothing, and where to go', async () => {
    serve(endpoint, []);
    openApp(path);
    const notice = (await screen.findByText(empty)).parentElement ?? document.body;
    expect(within(notice).getByRole('link', { hidden: true })).toHaveAttribute('href');
  });

  it('says what failed, tries again, and reads pages of rows', async () => {
    fail(endpoint);
    const { user } = openApp(path);
    expect(await screen.findByText(error)).toBeVisible();
    serve(endpoint, { count: 1, next: null, results: [{ [field]: 'A lamp', status: 'Paid' }] });
    await user.click(await tryAgain());
    expect(await screen.findByText('A lamp')).toBeVisible();
    expect(screen.queryByText(error)).toBeNull();
  });
});

describe('an account page', () => {
  it.each([
    ['is no list', '/refunds', '/api/refunds/', { detail: 'Hello' }],
    ['has no row that says anything', '/refunds', '/api/refunds/', [{ id: 1 }, null, 'text']],
    ['has no balance', '/wallet', '/api/wallet/', { balance: '' }],
  ])(
    'says that an answer that %s could not be read, and tries again',
    async (_what, path, endpoint, answer) => {
      serve(endpoint, answer);
      const { user } = openApp(path);
      expect(await screen.findByText('The answer could not be read.')).toBeVisible();
      server.resetHandlers();
      await user.click(await tryAgain());
      expect(await screen.findByText(/^(Table fan|2,450 Birr)$/)).toBeVisible();
    },
  );

  it('leaves out a row that says nothing and reports it', async () => {
    serve('/api/refunds/', [{ id: 1 }, { product_name: 'Table fan', status: 'Refunded' }]);
    openApp('/refunds');
    const list = await screen.findByRole('list', { name: 'Refund requests', hidden: true });
    expect(rowsOf(list)).toEqual(['Table fanStatus: Refunded']);
    expectComplaint(/^Skipped 1 of 2 rows of \/api\/refunds\/$/);
  });

  it('keeps a good list when a refresh fails', async () => {
    serve('/api/refunds/', [{ product_name: 'Table fan', status: 'Refunded' }]);
    const { queryClient } = openApp('/refunds');
    expect(await screen.findByText('Table fan')).toBeVisible();
    fail('/api/refunds/');
    await queryClient.refetchQueries();
    expect(await screen.findByText('Failed to fetch refunds')).toBeVisible();
    expect(screen.getByText('Table fan')).toBeVisible();
  });

  it('keeps nothing once it is left', async () => {
    const { user, queryClient } = openApp('/wallet');
    expect(await screen.findByText('2,450 Birr')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'How paying works', hidden: true }));
    expect(await heading('Payment Methods')).toBeVisible();
    await waitFor(() => expect(queryClient.getQueriesData({ queryKey: ['records'] })).toEqual([]));
  });

  it('says that it loads, and shows the browser’s own words when there is no connection', async () => {
    server.use(http.get('*/api/refunds/', () => HttpResponse.error()));
    openApp('/refunds');
    expect(await screen.findByRole('status', { name: 'Loading refunds', hidden: true })).toBeVisible();
    expect(
      await screen.findByText(/Failed to fetch\. Check your connection, then try again\.$/),
    ).toBeVisible();
  });
});

describe('the wallet', () => {
  it.each([
    ['a number', { balance: 0 }, '0 Birr'],
    ['a decimal string', { balance: '12500.50' }, '12,500.50 Birr'],
    ['the one of a list', [{ balance: '30.00' }], '30 Birr'],
  ])('shows a balance that comes as %s', async (_form, answer, shown) => {
    serve('/api/wallet/', answer);
    openApp('/wallet');
    expect(await screen.findByText(shown)).toBeVisible();
    expect(await heading('Wallet')).toBeVisible();
  });
});

describe('tracking an order', () => {
  it('has both lists on one page, each with its own fate', async () => {
    fail('/api/orders/completed/');
    serve('/api/orders/pending/', [{ id: 11, product_name: 'Coffee set', status: 'On its way' }]);
    openApp('/track-order');
    expect(await heading('Track Order')).toBeVisible();
    expect(await screen.findByText('Coffee set')).toBeVisible();
    const completed = screen.getByRole('region', { name: 'Completed orders', hidden: true });
    expect(await within(completed).findByText('Failed to fetch completed orders')).toBeVisible();
    expect(within(completed).getByRole('heading', { level: 2, hidden: true })).toBeVisible();
  });
});

describe('somebody who is signed out', () => {
  it.each([...lists.map(({ path }) => path), '/track-order', '/wallet'])(
    'is invited to sign in on %s, and nothing is asked of the server',
    async (path) => {
      act(() => sessionStore.write({ status: 'signed-out' }));
      const call = vi.spyOn(globalThis, 'fetch');
      openApp(path);
      expect(await screen.findByText('Sign in to see what belongs to your account.')).toBeVisible();
      const signInLink = within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' });
      expect(signInLink).toHaveAttribute('href', `/login?redirect_url=${encodeURIComponent(path)}`);
      expect(screen.queryByText(/^No /)).toBeNull();
      const asked = call.mock.calls.map(([address]) =>
        String(address instanceof Request ? address.url : address),
      );
      expect(
        asked.filter((address) => /orders|wallet|refunds|subscriptions|payment-updates/.test(address)),
      ).toEqual([]);
      // Signed in, the page goes on where it is.
      signIn();
      await waitFor(() =>
        expect(screen.queryByText('Sign in to see what belongs to your account.')).toBeNull(),
      );
    },
  );
});
