import { env } from '@/config/env';
import { createCheckoutSession } from './checkout-session';
import { leaving, stripe } from './stripe';
import { forgetCheckout, noteCheckout } from './started-checkout';
import type { StoreProduct } from './products';

interface Checkout {
  products: readonly StoreProduct[];
  /** Aborted when the visitor leaves the page, so that nobody is taken away from another one. */
  signal: AbortSignal;
  /** Opens the stand-in of the hosted page, used where no Stripe key is set. */
  openStandIn: () => void;
}

/** Starts a checkout and leaves for the provider's hosted page; rejects where that fails. */
export async function startCheckout({ products, signal, openStandIn }: Checkout): Promise<void> {
  const { id, hostedUrl } = await createCheckoutSession(products);
  const goToSession =
    hostedUrl !== null
      ? () => leaving.to(hostedUrl)
      : env.stripePublishableKey === ''
        ? openStandIn
        : await stripe.open();
  if (signal.aborted) return;
  noteCheckout(products);
  try {
    await goToSession(id);
  } catch (cause) {
    forgetCheckout();
    throw cause;
  }
}
