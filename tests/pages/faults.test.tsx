import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { openApp } from '#tests/app/render';
import { hana, signIn } from '#tests/app/sign-in';
import { loadDrafts } from '#tests/app/stored-drafts';
import { stubGeolocation } from '#tests/browser/geolocation';
import { keepInBrowser } from '#tests/browser/keep-in-browser';
import { buildRow } from '#tests/data/build-row';
import { serveProducts, server } from '#tests/server/server';

// call-faults.test.tsx tests each fault of each call, query-client.test.ts how often a read is repeated.

const offer = buildRow({
  id: 7,
  product_name: 'Good offer',
  email: hana.email,
  images: [{ id: 2, image: '/a' }],
});
const record = { id: 1, product_name: 'Good record', name: 'Good record', message: 'Good record' };
const comment = { id: 1, product_id: 7, image_id: 2, user_email: 'a@b.et', comment: 'Good comment' };

it.each([
  ['/homes', '/api/products/', 'Failed to fetch products', [offer], 'Good offer'],
  ['/saved', '/api/products/', 'Failed to fetch products', [offer], 'Good offer'],
  ['/myposts', '/api/products/', 'Failed to fetch products', [offer], 'Good offer'],
  ['/shops-directory', '/api/products/', 'Failed to fetch products', [offer], offer.company_name],
  ['/nearby-shops', '/api/products/nearby/', 'No internet connection nearby shops', [offer], 'Good offer'],
  [
    '/notifications',
    '/api/cat',
    'Internet connection is required to load messages.',
    [record],
    'Good record',
  ],
  [
    '/comments?product=7&image=2',
    '/api/cat',
    'Internet connection is required to load messages.',
    [comment],
    'Good comment',
  ],
  ['/payment-updates', '/api/payment-updates/', 'Failed to fetch payment updates', [record], 'Good record'],
  ['/pending-orders', '/api/orders/pending/', 'Failed to fetch pending orders', [record], 'Good record'],
  [
    '/completed-orders',
    '/api/orders/completed/',
    'Failed to fetch completed orders',
    [record],
    'Good record',
  ],
  ['/subscriptions', '/api/subscriptions/', 'Failed to fetch subscriptions', [record], 'Good record'],
  ['/refunds', '/api/refunds/', 'Failed to fetch refunds', [record], 'Good record'],
  ['/wallet', '/api/wallet/', 'Failed to fetch the wallet', { balance: '2450.00' }, '2,450 Birr'],
])(
  'the page %s says that %s failed, offers a retry, and keeps its content if a later call fails',
  async (...given) => {
    const [path, endpoint, says, good, shown] = given;
    const answer = (respond: () => Response) => server.use(http.get(`*${endpoint}`, respond));
    signIn();
    loadDrafts();
    keepInBrowser('gulit:saved', '[{"id":"7","name":"Good offer"}]');
    stubGeolocation({ latitude: 9.01, longitude: 38.76 }, { permission: 'granted' });
    serveProducts([offer]);
    answer(() => new HttpResponse('No.', { status: 500 }));
    const { user, queryClient } = openApp(path);
    const main = within(await screen.findByRole('main'));
    expect((await main.findByText(says)).closest('[role=alert]')).toHaveTextContent(
      'The server has a problem.',
    );
    answer(() => new HttpResponse('<h1>A page of the web server</h1>'));
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect(await main.findByText(/^We can't read what the server sent\./)).toBeVisible();
    answer(() => HttpResponse.json(good));
    await user.click(main.getByRole('button', { name: 'Try again' }));
    expect((await main.findAllByText(String(shown)))[0]).toBeVisible();
    await waitFor(() => expect(main.queryByRole('button', { name: 'Try again' })).toBeNull());
    answer(() => HttpResponse.error());
    await queryClient.refetchQueries();
    expect((await main.findAllByText(says))[0]).toBeVisible();
    expect(main.getAllByText(String(shown))[0]).toBeVisible();
  },
);
