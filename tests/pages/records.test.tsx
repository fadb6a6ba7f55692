import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sessionStore } from '@/account/session';
import { createDatabase } from '@/mocks/database/create-database';
import { apiHandlers } from '@/mocks/handlers/handlers';
import { expectComplaint } from '#tests/app/complaints';
import { hrefOf } from '#tests/app/page-contents';
import { openApp } from '#tests/app/render';
import { hana, signIn } from '#tests/app/sign-in';
import { serveProducts, server } from '#tests/server/server';

// No page here shows an offer.
beforeEach(() => serveProducts([]));

// The pages show data of an account.
beforeEach(() => signIn());

// Preloaded, because that takes a while on a busy machine.
beforeAll(() => Promise.all([import('@/app/routes/later-routes'), import('@/pages/records-page')]));

/** Sets the server's response at an endpoint. */
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

// path | endpoint | h1 | name of the list | field | empty | what a row is called
const table = `
/payment-updates | /api/payment-updates/ | Payment updates | Payment updates | message | No recent payment updates. | Payment
/pending-orders | /api/orders/pending/ | Pending orders | Pending orders | product_name | No pending orders. | Order
/completed-orders | /api/orders/completed/ | Completed orders | Completed orders | product_name | No completed orders. | Order
/subscriptions | /api/subscriptions/ | Subscriptions | Subscriptions | name | No active subscriptions. | Subscription
/returns-refunds | /api/refunds/ | Returns & refunds | Refund requests | product_name | No refund requests found. | Refund
`;
const lists = table
  .trim()
  .split('\n')
  .map((line) => {
    const [path = '', endpoint = '', title = '', name = '', field = '', empty = '', noun = ''] =
      line.split(' | ');
    return { path, endpoint, title, name, field, empty, noun };
  });

/** All lists, and two on other pages. */
const everywhere = lists.flatMap((list) => {
  if (list.path === '/pending-orders')
    return [list, { ...list, path: '/track-order', title: 'Track an order' }];
  return list.path === '/returns-refunds' ? [list, { ...list, path: '/refunds' }] : [list];
});

describe('an account page', () => {
  it('is empty in the demonstration until somebody signs in', async () => {
    server.use(...apiHandlers(createDatabase(), async () => false));
    const { unmount } = openApp('/pending-orders');
    expect(await screen.findByText('No pending orders.')).toBeVisible();
    unmount();
    openApp('/wallet');
    expect(await screen.findByText('0 Birr')).toBeVisible();
  });

  it.each([
    ['has no row that says anything', '/refunds', '/api/refunds/', [{ id: 1 }, null, 'text']],
    ['has no balance', '/wallet', '/api/wallet/', { balance: '' }],
  ])(
    'says that a response that %s could not be read, and tries again',
    async (_what, path, endpoint, answer) => {
      serve(endpoint, answer);
      const { user } = openApp(path);
      expect(await screen.findByText("We can't read what the server sent.")).toBeVisible();
      if (Array.isArray(answer)) expectComplaint(/^Skipped 3 of 3 rows/);
      server.resetHandlers();
      await user.click(await tryAgain());
      expect(await screen.findByText(/^(Table fan|2,450 Birr)$/)).toBeVisible();
    },
  );

  it('skips an empty row and reports it', async () => {
    serve('/api/refunds/', [{ id: 1 }, { product_name: 'Table fan', status: 'Refunded' }]);
    openApp('/refunds');
    const list = await screen.findByRole('list', { name: 'Refund requests', hidden: true });
    expect(rowsOf(list)).toEqual(['Table fanStatus: Refunded']);
    expectComplaint(/^Skipped 1 of 2 rows of \/api\/refunds\/$/);
  });

  it('stores nothing on the device after the visitor leaves', async () => {
    const { user, queryClient } = openApp('/wallet');
    expect(await screen.findByText('2,450 Birr')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'How payment works', hidden: true }));
    expect(await heading('Payment methods')).toBeVisible();
    await waitFor(() => expect(queryClient.getQueriesData({ queryKey: ['records'] })).toEqual([]));
  });
});

it.each([
  ['a number', { balance: 0 }, '0 Birr'],
  ['a decimal string', { balance: '12500.50' }, '12,500.50 Birr'],
  ['the one of a list', [{ balance: '30.00' }], '30 Birr'],
])('the wallet shows a balance that comes as %s', async (_form, answer, shown) => {
  serve('/api/wallet/', answer);
  openApp('/wallet');
  expect(await screen.findByText(shown)).toBeVisible();
  expect(await heading('Wallet')).toBeVisible();
});

it('the page Track an order shows both lists on one page, each with its own loading and error state', async () => {
  fail('/api/orders/completed/');
  serve('/api/orders/pending/', [{ id: 11, product_name: 'Coffee set', status: 'On its way' }]);
  openApp('/track-order');
  expect(await heading('Track an order')).toBeVisible();
  expect(await screen.findByText('Coffee set')).toBeVisible();
  const completed = screen.getByRole('region', { name: 'Completed orders', hidden: true });
  expect(await within(completed).findByText('Failed to fetch completed orders')).toBeVisible();
  expect(within(completed).getByRole('heading', { level: 2, hidden: true })).toBeVisible();
});

describe('somebody who is signed out', () => {
  const words = 'Sign in to see what belongs to your account.';
  const waysToSignIn = () => within(screen.getByRole('main')).queryAllByRole('link', { name: /sign in/i });
  const expectWay = (path: string) =>
    expect(hrefOf('Sign In', within(screen.getByRole('main')))).toBe(
      `/login?redirect_url=${encodeURIComponent(path)}`,
    );
  beforeEach(() => sessionStore.write({ status: 'signed-out' }));

  it.each(everywhere)(
    "$path shows the server's answer, and an empty list says that more shows after signing in",
    async ({ path, endpoint, title, name, field, empty, noun }) => {
      serve(endpoint, []);
      const { queryClient } = openApp(path);
      const notice = await screen.findByText(empty);
      const hint = screen.getByText(words);
      expect(hint).toBeVisible();
      expect(within(notice.parentElement ?? document.body).getByRole('link', { hidden: true })).toBeVisible();
      expect(notice.compareDocumentPosition(hint)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expectWay(path);
      serve(endpoint, [
        { id: 7, [field]: 'LED desk lamp', status: 'On its way', note: { of: 'no matter' } },
        { id: 'B-8', [field]: null, status: 'Paid' },
        { [field]: 'A scarf', status: 4 },
      ]);
      await queryClient.refetchQueries();
      expect(rowsOf(await screen.findByRole('list', { name, hidden: true }))).toEqual([
        `LED desk lamp${noun} 7Status: On its way`,
        `Unnamed${noun} B-8Status: Paid`,
        'A scarf',
      ]);
      expect(await heading(title)).toBeVisible();
      expect(document.title).toContain(title);
      expect(screen.queryByText(words)).toBeNull();
      expect(waysToSignIn()).toEqual([]);
    },
  );

  it('reads above a balance of zero that more shows after signing in', async () => {
    serve('/api/wallet/', { balance: '0.00' });
    openApp('/wallet');
    expect(await screen.findByText('0 Birr')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expectWay('/wallet');
  });

  it('sees a refusal in red, and how to sign in', async () => {
    server.use(http.get('*/api/refunds/', () => HttpResponse.json({ detail: 'No.' }, { status: 401 })));
    openApp('/refunds');
    const alert = (await screen.findByText('Failed to fetch refunds')).closest('[role="alert"]');
    expect(alert).toHaveTextContent("The server doesn't allow this.");
    expect(alert).not.toHaveTextContent(/again/);
    expect(screen.getByText(words)).toBeVisible();
    expectWay('/refunds');
    expect(await tryAgain()).toBeVisible();
    signIn();
    expect(await screen.findByText(/Sign in again, then try again\.$/)).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
  });

  it.each(['not-set-up', 'unavailable', 'loading'] as const)(
    'reads nothing about signing in if the session is %s',
    async (status) => {
      act(() => sessionStore.write({ status }));
      serve('/api/orders/pending/', []);
      server.use(http.get('*/api/orders/completed/', () => HttpResponse.json({}, { status: 403 })));
      openApp('/track-order');
      expect(await screen.findByText('No pending orders.')).toBeVisible();
      expect(await screen.findByText("The server doesn't allow this.")).toBeVisible();
      expect(within(screen.getByRole('main')).queryByText(/sign(ing)? in/i)).toBeNull();
      expect(waysToSignIn()).toEqual([]);
    },
  );

  it('sees no data of an account that logged out in another tab', async () => {
    signIn();
    serve('/api/refunds/', [{ product_name: 'Table fan', status: 'Refunded' }]);
    openApp('/refunds');
    expect(await screen.findByText('Table fan')).toBeVisible();
    serve('/api/refunds/', []);
    act(() => sessionStore.write({ status: 'signed-out' }));
    expect(screen.queryByText('Table fan')).toBeNull();
    expect(await screen.findByText('No refund requests found.')).toBeVisible();
  });
});

describe('another account on the same page', () => {
  const abel = { ...hana, id: 'user_abel', fullName: 'Abel Tesfaye', email: 'abel@example.com' };

  it.each([
    ['/refunds', '/api/refunds/', [{ product_name: 'Table fan', status: 'Refunded' }], 'Table fan'],
    ['/wallet', '/api/wallet/', { balance: '2450.00' }, '2,450 Birr'],
  ])('never sees on %s the data of the first account', async (path, endpoint, answer, shown) => {
    serve(endpoint, answer);
    openApp(path);
    expect(await screen.findByText(shown)).toBeVisible();
    server.use(http.get(`*${endpoint}`, () => new Promise<never>(() => {})));
    signIn(abel);
    expect(screen.queryByText(shown)).toBeNull();
    expect(await screen.findByRole('status', { name: /^Loading/, hidden: true })).toBeVisible();
  });

  it('does not see late responses for the first account', async () => {
    let answerHana = (_answer: Response) => {};
    server.use(
      http.get('*/api/refunds/', () => new Promise<Response>((resolve) => (answerHana = resolve)), {
        once: true,
      }),
    );
    openApp('/refunds');
    await screen.findByRole('status', { name: 'Loading refunds', hidden: true });
    serve('/api/refunds/', []);
    signIn(abel);
    answerHana(HttpResponse.json([{ product_name: 'Table fan', status: 'Refunded' }]));
    expect(await screen.findByText('No refund requests found.')).toBeVisible();
    expect(screen.queryByText('Table fan')).toBeNull();
  });
});
