import { screen, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { vi } from 'vitest';
import { otherSite } from '@/storefront/stripe';
import { createGate } from '../app/gate';
import { openApp } from '../app/render';
import { keepInBrowser } from '../browser/keep-in-browser';
import { server } from './server';

const endpoint = '*/api/create-checkout-session/';
export const keptCart = 'gulit:cart';
export const startedCheckout = 'gulit:checkout';
export const hostedPage = 'https://checkout.stripe.com/c/pay/cs_test_1';

/** Returns the bodies of the checkouts that it receives. */
export function serveCheckout(answer: JsonBodyType, status = 200): unknown[] {
  const sent: unknown[] = [];
  server.use(
    http.post(endpoint, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer, { status });
    }),
  );
  return sent;
}

/** Responds to checkouts once `answer` is called. */
export function holdCheckout(body: JsonBodyType) {
  const sent: unknown[] = [];
  const { opened: held, open: answer } = createGate();
  server.use(
    http.post(endpoint, async ({ request }) => {
      sent.push(await request.json());
      await held;
      return HttpResponse.json(body);
    }),
  );
  return { sent, answer };
}

/** Opens the storefront with these products in the cart. */
export async function openStorefront(kept: readonly number[] = []) {
  keepInBrowser(keptCart, JSON.stringify(kept));
  const { user } = openApp('/forsale');
  await screen.findByText('Order Now', { selector: 'h1' });
  return user;
}

export const theCart = () => screen.getByLabelText('Cart', { selector: 'section' });
export const inCart = () => within(theCart());
export const linesOf = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
export const cardOf = (name: string) => {
  const card = screen.getByText(name, { selector: 'h2' }).closest('article');
  if (!card) throw new Error(`There is no card of ${name}.`);
  return within(card);
};
export const checkout = () => inCart().getByRole('button', { name: /^(Checkout|Opening)/ });

/** Records the address that the page would open. */
export const watchOtherSite = () => vi.spyOn(otherSite, 'open').mockImplementation(() => {});
