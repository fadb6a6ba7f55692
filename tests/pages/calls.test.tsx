import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openApp } from '#tests/app/render';
import { signIn } from '#tests/app/sign-in';
import { stubGeolocation } from '#tests/browser/geolocation';
import { serveProducts } from '#tests/server/server';
import { checkout, openStorefront } from '#tests/server/storefront';

/** Records every call of the page: its method and its address. */
function watchCalls(): () => string[] {
  const fetched = vi.spyOn(globalThis, 'fetch');
  return () =>
    fetched.mock.calls.map(([input, init]) => {
      const { method, url } = new Request(input, init);
      const { pathname, search } = new URL(url);
      return `${method} ${pathname}${search}`;
    });
}

beforeEach(() => {
  serveProducts([]);
  stubGeolocation({ latitude: 9, longitude: 38.75 }, { permission: 'granted' });
});

it.each([
  ['/search?query=sofa&sort=price', 'GET /api/products/'],
  ['/recents', 'GET /api/products/'],
  ['/holyday%20discounts', 'GET /api/products/'],
  ['/myposts', 'GET /api/products/'],
  ['/nearby-shops', 'GET /api/products/nearby/?lat=9.000000&lng=38.750000&radius=2'],
  ['/notifications', 'GET /api/cat'],
  ['/payment-updates', 'GET /api/payment-updates/'],
  ['/pending-orders', 'GET /api/orders/pending/'],
  ['/completed-orders', 'GET /api/orders/completed/'],
  ['/wallet', 'GET /api/wallet/'],
  ['/subscriptions', 'GET /api/subscriptions/'],
  ['/refunds', 'GET /api/refunds/'],
])('the page %s calls the API paths %s and no others', async (address, call) => {
  signIn();
  const calls = watchCalls();
  openApp(address);
  await waitFor(() => expect(calls()).toContain(call));
  const usual = ['GET /api/products/', 'GET /api/cat'];
  expect(calls().filter((each) => each.includes(' /api/') && ![...usual, call].includes(each))).toEqual([]);
});

it('a request is sent with POST /api/cat', async () => {
  const { user } = openApp('/services');
  await user.type(await screen.findByRole('textbox', { name: 'Your request' }), 'A ladder');
  const calls = watchCalls();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(calls()).toContain('POST /api/cat'));
});

it('a checkout is started with POST /api/create-checkout-session/', async () => {
  const user = await openStorefront([16]);
  const calls = watchCalls();
  await user.click(checkout());
  await waitFor(() => expect(calls()).toContain('POST /api/create-checkout-session/'));
});
