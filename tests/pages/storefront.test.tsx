import { act, screen, waitFor } from '@testing-library/react';
import { delay } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatMoney } from '@/language/format';
import { env } from '@/platform/env';
import { CheckoutError } from '@/storefront/checkout-session';
import { storefrontProducts } from '@/storefront/products';
import { stripe } from '@/storefront/stripe';
import { expectComplaint } from '#tests/app/complaints';
import { holdingMedia } from '#tests/browser/browser-parts';
import { serveProducts } from '#tests/server/server';
import {
  cardOf,
  checkout,
  holdCheckout,
  hostedPage,
  inCart,
  keptCart,
  linesOf,
  openStorefront,
  serveCheckout,
  startedCheckout,
  theCart,
  watchOtherSite,
} from '#tests/server/storefront';

// No page here shows an offer.
beforeEach(() => serveProducts([]));

/** Sets the key, as in a build with one. */
const setStripeKey = (stripePublishableKey: string) => Object.assign(env, { stripePublishableKey });

/** A card provider that opens the session's page, or fails with this error. */
const fakeStripe = (failure?: Error) =>
  vi.spyOn(stripe, 'open').mockImplementation(async () => {
    if (failure) throw failure;
  });

// Preloaded, because that takes a while on a busy machine.
beforeAll(async () => {
  await Promise.all([import('@/app/routes/later-routes'), import('@/pages/for-sale-page')]);
}, 60_000);
afterEach(() => setStripeKey(''));

it('the storefront shows every product with its price, description and specs', async () => {
  await openStorefront();
  expect(screen.getAllByRole('article')).toHaveLength(17);
  for (const { name, price, description, specs } of storefrontProducts) {
    const card = cardOf(name);
    expect(card.getByText(formatMoney(price))).toBeVisible();
    expect(card.getByText(description)).toBeVisible();
    expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(specs);
    expect(card.getByRole('button', { name: /^Add to cart/ })).toBeEnabled();
  }
});

it('the storefront collapses the specs on a phone', async () => {
  holdingMedia.delete('(min-width: 64rem)');
  const user = await openStorefront();
  const card = cardOf('Wrist watch');
  expect(card.getByText('Quartz')).not.toBeVisible();
  await user.click(card.getByText('Specs'));
  expect(card.getByText('Quartz')).toBeVisible();
  holdingMedia.add('(min-width: 64rem)');
});

it('the cart says that it is empty, and offers no checkout', async () => {
  await openStorefront();
  expect(inCart().getByText('No items in cart.')).toBeVisible();
  expect(inCart().queryByRole('button')).not.toBeInTheDocument();
});

it('the cart holds each product at most once, and shows the total', async () => {
  const user = await openStorefront();
  const watch = cardOf('Wrist watch');
  await user.click(watch.getByRole('button', { name: /^Add to cart/ }));
  expect(watch.getByText('In the cart')).toBeVisible();
  expect(watch.getByRole('button', { name: /^Remove/ })).toHaveFocus();
  await user.click(cardOf('Wireless headphones').getByRole('button', { name: /^Add to cart/ }));
  expect(linesOf(theCart())).toEqual([
    expect.stringContaining('Wrist watch7,900 Birr'),
    expect.stringContaining('Wireless headphones5,200 Birr'),
  ]);
  expect(inCart().getByText('13,100 Birr')).toBeVisible();
  await user.click(watch.getByRole('button', { name: /^Remove/ }));
  expect(linesOf(theCart())).toEqual([expect.stringContaining('Wireless headphones')]);
  await user.click(inCart().getByRole('button', { name: 'Remove Wireless headphones from the cart' }));
  expect(inCart().getByText('No items in cart.')).toBeVisible();
  expect(inCart().getByRole('heading', { name: 'Cart' })).toHaveFocus();
});

describe('a checkout', () => {
  it('sends one of each product in the cart, and only once for two taps', async () => {
    const { sent, answer } = holdCheckout({ id: 'cs_test_1' });
    const user = await openStorefront([16, 1]);
    const button = checkout();
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(checkout()).toBeDisabled());
    expect(inCart().getByRole('button', { name: /^Remove Wrist watch/ })).toBeDisabled();
    expect(cardOf('Game console').getByRole('button')).toBeDisabled();
    await user.click(checkout());
    answer();
    await screen.findByRole('heading', { level: 1, name: 'Test checkout' });
    const items = [
      { id: 16, name: 'Wrist watch', price: 7900, quantity: 1 },
      { id: 1, name: 'Smartphone, 256 GB', price: 38_500, quantity: 1 },
    ];
    expect(sent).toEqual([{ items }]);
  });

  it('opens the provider’s page that the response names', async () => {
    setStripeKey('pk_test_1');
    const left = watchOtherSite();
    const openSession = fakeStripe();
    serveCheckout({ id: 'cs_test_1', url: hostedPage });
    const user = await openStorefront([16]);
    await user.click(checkout());
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(hostedPage));
    expect(openSession).not.toHaveBeenCalled();
    expect(checkout()).toBeDisabled();
    expect(localStorage.getItem(keptCart)).toBe('[16]');
  });

  it.each([undefined, 'https://evil.example/pay'])('opens with the id if the address is %s', async (url) => {
    setStripeKey('pk_test_1');
    const left = watchOtherSite();
    const openSession = fakeStripe();
    serveCheckout({ id: 'cs_test_1', ...(url && { url }) });
    const user = await openStorefront([16]);
    await user.click(checkout());
    await waitFor(() => expect(openSession).toHaveBeenCalledOnce());
    expect(openSession.mock.lastCall?.[0]).toBe('cs_test_1');
    expect(left).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(startedCheckout)).toBe('[16]');
  });

  it('can be started again after Back from the provider’s page', async () => {
    const left = watchOtherSite();
    serveCheckout({ id: 'cs_test_1', url: hostedPage });
    const user = await openStorefront([16]);
    await user.click(checkout());
    await waitFor(() => expect(left).toHaveBeenCalled());
    localStorage.setItem(keptCart, '[16,1]');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(linesOf(theCart())).toHaveLength(2);
    await waitFor(() => expect(checkout()).toBeEnabled());
    await user.click(checkout());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(2));
  });

  it('does not open if the visitor left and returned before the server responded', async () => {
    const left = watchOtherSite();
    const { sent, answer } = holdCheckout({ id: 'cs_test_1', url: hostedPage });
    const user = await openStorefront([16]);
    await user.click(checkout());
    await waitFor(() => expect(sent).toHaveLength(1));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await waitFor(() => expect(checkout()).toBeEnabled());
    answer();
    await act(() => delay(50));
    expect(left).not.toHaveBeenCalled();
    await user.click(checkout());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  });

  it('does not navigate away from another page', async () => {
    const left = watchOtherSite();
    const { answer } = holdCheckout({ id: 'cs_test_1', url: hostedPage });
    const user = await openStorefront([16]);
    await user.click(checkout());
    await user.click(screen.getByRole('link', { name: 'Services' }));
    await screen.findByRole('heading', { level: 1, name: 'Services' });
    answer();
    await act(() => delay(50));
    expect(left).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(startedCheckout)).toBeNull();
  });
});

describe('a checkout that fails', () => {
  const cases: [string, () => void, RegExp][] = [
    ['the answer has no session id', () => serveCheckout({ url: hostedPage }), /couldn't start the payment/],
    [
      "the provider's script is blocked",
      () => fakeStripe(new CheckoutError('The script did not load.')),
      /The script did not load/,
    ],
    [
      'the provider refuses the session',
      () => fakeStripe(new CheckoutError('This session has expired.')),
      /This session has expired/,
    ],
  ];

  it.each(cases)('reports that %s, keeps the cart, and can be retried', async (_what, arrange, advice) => {
    setStripeKey('pk_test_1');
    const left = watchOtherSite();
    arrange();
    const user = await openStorefront([16]);
    await user.click(checkout());
    const alert = await inCart().findByRole('alert');
    expect(alert).toHaveTextContent("The checkout didn't start. Your cart is unchanged.");
    expect(alert).toHaveTextContent(advice);
    expectComplaint(/^The checkout failed\./);
    expect(left).not.toHaveBeenCalled();
    expect(linesOf(theCart())).toHaveLength(1);
    expect(localStorage.getItem(keptCart)).toBe('[16]');
    expect(sessionStorage.getItem(startedCheckout)).toBeNull();
    serveCheckout({ id: 'cs_test_2', url: hostedPage });
    await user.click(inCart().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith(hostedPage));
    expect(inCart().queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('a checkout that fails while leaving the page says that it failed, and can be tried again', async () => {
  const left = watchOtherSite().mockImplementationOnce(() => {
    throw new TypeError('No.');
  });
  serveCheckout({ id: 'cs_test_1', url: hostedPage });
  const user = await openStorefront([16]);
  await user.click(checkout());
  expect(await inCart().findByRole('alert')).toHaveTextContent('Something went wrong on this page.');
  expectComplaint(/^The checkout failed\./);
  await user.click(checkout());
  await waitFor(() => expect(left).toHaveBeenCalledTimes(2));
});
