import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse, type JsonBodyType } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/config/env';
import { formatMoney } from '@/lib/format';
import { CheckoutError } from '@/storefront/checkout-session';
import { leaving, stripe } from '@/storefront/stripe';
import { storeProducts } from '@/storefront/products';
import { holdingMedia } from '#tests/browser-parts';
import { expectComplaint } from '#tests/complaints';
import { keepInBrowser } from '#tests/keep-in-browser';
import { openApp } from '#tests/render';
import { server, serveProducts } from '#tests/server';

// No page here shows an offer.
beforeEach(() => serveProducts([]));

const endpoint = '*/api/create-checkout-session/';
const keptCart = 'gulit:cart';
const startedCheckout = 'gulit:checkout';
const hostedPage = 'https://checkout.stripe.com/c/pay/cs_test_1';

/** Answers checkouts with this; returns what was sent. */
function serveCheckout(answer: JsonBodyType, status = 200): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(endpoint, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer, { status });
    }),
  );
  return sent;
}

/** Answers checkouts with this once the test says so. */
function holdCheckout(body: JsonBodyType) {
  const sent: unknown[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.use(
    http.post(endpoint, async ({ request }) => {
      sent.push(await request.json());
      await held;
      return HttpResponse.json(body);
    }),
  );
  return { sent, answer };
}

/** Opens the shop with these products in the cart. */
async function openShop(kept: readonly number[] = []) {
  keepInBrowser(keptCart, JSON.stringify(kept));
  const { user } = openApp('/forsale');
  await screen.findByText('Order Now', { selector: 'h1' });
  return user;
}

const theCart = () => screen.getByLabelText('Cart', { selector: 'section' });
const inCart = () => within(theCart());
const linesOf = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const cardOf = (name: string) => {
  const card = screen.getByText(name, { selector: 'h2' }).closest('article');
  if (!card) throw new Error(`There is no card of ${name}.`);
  return within(card);
};
const checkout = () => inCart().getByRole('button', { name: /^(Checkout|Opening)/ });

/** As a build with a key. */
const setStripeKey = (stripePublishableKey: string) => Object.assign(env, { stripePublishableKey });

/** Sees where the page would go. */
const watchLeaving = () => vi.spyOn(leaving, 'to').mockImplementation(() => {});

/** A card provider that opens the session's page, or fails in this way. */
function fakeStripe(failure?: Error) {
  const goToSession = vi.fn<(sessionId: string) => Promise<void>>(async () => {
    if (failure) throw failure;
  });
  vi.spyOn(stripe, 'open').mockResolvedValue(goToSession);
  return goToSession;
}

// A busy machine needs a while to load them, which is not what these tests are about.
beforeAll(async () => {
  await Promise.all([import('@/app/routes/later-routes'), import('@/pages/for-sale-page')]);
}, 60_000);
afterEach(() => setStripeKey(''));

describe('the shop', () => {
  it('shows every product with its price, description and specs', async () => {
    await openShop();
    expect(screen.getAllByRole('article')).toHaveLength(17);
    for (const { name, price, description, specs } of storeProducts) {
      const card = cardOf(name);
      expect(card.getByText(formatMoney(price))).toBeVisible();
      expect(card.getByText(description)).toBeVisible();
      expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual(specs);
      expect(card.getByRole('button', { name: /^Add to cart/ })).toBeEnabled();
    }
  });

  it('folds the specs on a phone', async () => {
    holdingMedia.delete('(min-width: 64rem)');
    const user = await openShop();
    const card = cardOf('Wrist watch');
    expect(card.getByText('Quartz')).not.toBeVisible();
    await user.click(card.getByText('Specs'));
    expect(card.getByText('Quartz')).toBeVisible();
    holdingMedia.add('(min-width: 64rem)');
  });
});

describe('the cart', () => {
  it('says that it is empty, and offers no checkout', async () => {
    await openShop();
    expect(inCart().getByText('No items in cart.')).toBeVisible();
    expect(inCart().queryByRole('button')).not.toBeInTheDocument();
  });

  it('takes products and gives them back, each once, with their total', async () => {
    const user = await openShop();
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

  it('says when the browser keeps nothing', async () => {
    const user = await openShop();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(cardOf('Wrist watch').getByRole('button', { name: /^Add to cart/ }));
    expect(await screen.findByText(/In the cart until you leave/)).toBeVisible();
    expect(linesOf(theCart())).toHaveLength(1);
  });
});

describe('a checkout', () => {
  it('sends what is in the cart, one of each, once for two taps', async () => {
    const { sent, answer } = holdCheckout({ id: 'cs_test_1' });
    const user = await openShop([16, 1]);
    const button = checkout();
    act(() => {
      button.click();
      button.click();
    });
    expect(checkout()).toBeDisabled();
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

  it('goes to the hosted page that the answer names', async () => {
    setStripeKey('pk_test_1');
    const left = watchLeaving();
    const goToSession = fakeStripe();
    serveCheckout({ id: 'cs_test_1', url: hostedPage });
    const user = await openShop([16]);
    await user.click(checkout());
    await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith(hostedPage));
    expect(goToSession).not.toHaveBeenCalled();
    expect(checkout()).toBeDisabled();
    expect(localStorage.getItem(keptCart)).toBe('[16]');
  });

  it.each([undefined, 'https://evil.example/pay'])('goes by the id where the address is %s', async (url) => {
    setStripeKey('pk_test_1');
    const left = watchLeaving();
    const goToSession = fakeStripe();
    serveCheckout({ id: 'cs_test_1', ...(url && { url }) });
    const user = await openShop([16]);
    await user.click(checkout());
    await waitFor(() => expect(goToSession).toHaveBeenCalledExactlyOnceWith('cs_test_1'));
    expect(left).not.toHaveBeenCalled();
    expect(sessionStorage.getItem(startedCheckout)).toBe('[16]');
  });

  it('may be started again when Back shows this page as it was left', async () => {
    const left = watchLeaving();
    serveCheckout({ id: 'cs_test_1', url: hostedPage });
    const user = await openShop([16]);
    await user.click(checkout());
    await waitFor(() => expect(left).toHaveBeenCalled());
    localStorage.setItem(keptCart, '[16,1]');
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(linesOf(theCart())).toHaveLength(2);
    await user.click(checkout());
    await waitFor(() => expect(left).toHaveBeenCalledTimes(2));
  });

  it('takes nobody away from another page', async () => {
    const left = watchLeaving();
    const { answer } = holdCheckout({ id: 'cs_test_1', url: hostedPage });
    const user = await openShop([16]);
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
    ['the server says no', () => serveCheckout({ detail: 'No.' }, 500), /The server answered 500/],
    ['the answer has no session id', () => serveCheckout({ url: hostedPage }), /named no payment session/],
    [
      'the answer is no JSON',
      () => server.use(http.post(endpoint, () => HttpResponse.text('<html>'))),
      /named no payment session/,
    ],
    [
      'there is no network',
      () => server.use(http.post(endpoint, () => HttpResponse.error())),
      /Check your connection/,
    ],
    [
      "the provider's script is blocked",
      () => vi.spyOn(stripe, 'open').mockRejectedValue(new CheckoutError('The script did not load.')),
      /The script did not load/,
    ],
    [
      'the provider refuses the session',
      () => fakeStripe(new CheckoutError('This session has expired.')),
      /This session has expired/,
    ],
  ];

  it.each(cases)(
    'says so where %s, keeps the cart, and can be tried again',
    async (_what, arrange, advice) => {
      setStripeKey('pk_test_1');
      const left = watchLeaving();
      arrange();
      const user = await openShop([16]);
      await user.click(checkout());
      const alert = await inCart().findByRole('alert');
      expect(alert).toHaveTextContent('The checkout did not start. Your cart is kept.');
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
    },
  );
});

describe('the test page of the checkout', () => {
  it('shows what is to be paid, and leads to the end of it', async () => {
    const user = await openShop([16, 1]);
    await user.click(checkout());
    expect(await screen.findByText(/no money moves/)).toBeVisible();
    expect(linesOf(screen.getByRole('main'))).toEqual([
      'Wrist watch7,900 Birr',
      'Smartphone, 256 GB38,500 Birr',
    ]);
    expect(screen.getByText('46,400 Birr')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/cancel');
    await user.click(screen.getByRole('link', { name: 'Pretend to pay' }));
    const words = 'Payment Successful! Thank you for your purchase';
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the shop' }));
    expect(await screen.findByText('No items in cart.')).toBeVisible();
  });

  it('has nothing to be paid where no checkout was started', async () => {
    openApp('/test-checkout');
    expect(await screen.findByText('Nothing to pay for here.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Pretend to pay' })).not.toBeInTheDocument();
  });
});

describe('the end of a checkout', () => {
  const endings: [string, string | null, string][] = [
    ['empties the cart of the tab that paid', '[16,1]', '[]'],
    ['leaves what was added meanwhile', '[16]', '[1]'],
    ['leaves the cart of a tab that started none', null, '[16,1]'],
    ['leaves it over a mark that cannot be read', '{', '[16,1]'],
  ];

  it.each(endings)('%s', async (_what, mark, left) => {
    keepInBrowser(keptCart, '[16,1]');
    if (mark !== null) sessionStorage.setItem(startedCheckout, mark);
    openApp('/success');
    await screen.findByRole('heading', { name: 'Payment Successful! Thank you for your purchase' });
    expect(localStorage.getItem(keptCart)).toBe(left);
  });

  it('keeps the cart where it was cancelled', async () => {
    keepInBrowser(keptCart, '[16]');
    sessionStorage.setItem(startedCheckout, '[16]');
    const { user } = openApp('/cancel');
    expect(await screen.findByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible();
    expect(screen.getByText('Payment was cancelled. You can try again.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to your cart' }));
    await screen.findByRole('heading', { level: 1, name: 'Order Now' });
    expect(linesOf(theCart())).toHaveLength(1);
  });
});
