import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { openApp } from '#tests/app/render';
import { keepInBrowser } from '#tests/browser/keep-in-browser';
import { serveProducts } from '#tests/server/server';
import {
  checkout,
  keptCart,
  linesOf,
  openStorefront,
  startedCheckout,
  theCart,
} from '#tests/server/storefront';

// No page here shows an offer.
beforeEach(() => serveProducts([]));

// Preloaded, because that takes a while on a busy machine.
beforeAll(async () => {
  await Promise.all([import('@/app/routes/later-routes'), import('@/pages/for-sale-page')]);
}, 60_000);

it('the test page of the checkout shows what to pay, and links to the end of the checkout', async () => {
  const user = await openStorefront([16, 1]);
  await user.click(checkout());
  expect(await screen.findByText(/you won't be charged/)).toBeVisible();
  // On a desktop, links to the account pages are beside it.
  const products = screen.getByText('Wrist watch').closest('ul');
  expect(products && linesOf(products)).toEqual(['Wrist watch7,900 Birr', 'Smartphone, 256 GB38,500 Birr']);
  expect(screen.getByText('46,400 Birr')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/cancel');
  await user.click(screen.getByRole('link', { name: 'Pretend to pay' }));
  const words = 'Payment Successful! Thank you for your purchase';
  expect(await screen.findByRole('heading', { level: 1, name: words })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the shop' }));
  expect(await screen.findByText('No items in cart.')).toBeVisible();
});

it('the test page of the checkout shows nothing to pay if no checkout was started', async () => {
  openApp('/test-checkout');
  expect(await screen.findByText('Nothing to pay for.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pretend to pay' })).not.toBeInTheDocument();
});

const endings: [string, string | null, string][] = [
  ['empties the cart of the tab that paid', '[16,1]', '[]'],
  ['keeps the products that were added during the checkout', '[16]', '[1]'],
  ['keeps the cart of a tab that started no checkout', null, '[16,1]'],
  ['keeps the cart if the record of a started checkout cannot be read', '{', '[16,1]'],
];

it.each(endings)('the end of a checkout %s', async (_what, mark, left) => {
  const hasPaid = mark !== null && mark !== '{';
  keepInBrowser(keptCart, '[16,1]');
  if (mark !== null) sessionStorage.setItem(startedCheckout, mark);
  openApp('/success');
  const words = 'Payment Successful! Thank you for your purchase';
  expect(await screen.findByText(words)).toBeVisible();
  // Without a payment, it does not give thanks for one.
  const cold = "You haven't paid for anything yet.";
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hasPaid ? words : cold);
  expect(localStorage.getItem(keptCart)).toBe(left);
});

it('the end of a checkout keeps the cart after cancelling', async () => {
  keepInBrowser(keptCart, '[16]');
  sessionStorage.setItem(startedCheckout, '[16]');
  const { user } = openApp('/cancel');
  expect(await screen.findByRole('heading', { level: 1, name: 'Payment Cancelled' })).toBeVisible();
  expect(screen.getByText('Payment was cancelled. You can try again.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to your cart' }));
  await screen.findByRole('heading', { level: 1, name: 'Order Now' });
  expect(linesOf(theCart())).toHaveLength(1);
});
