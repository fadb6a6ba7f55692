import { env } from '@/platform/env';
import { createCheckoutSession } from './checkout-session';
import { leaving, stripe } from './stripe';
import { forgetCheckout, noteCheckout } from './started-checkout';
import type { StoreProduct } from './products';

interface Checkout {
  products: readonly StoreProduct[];
  /** Ended when the visitor no longer waits: nobody is taken away from another page. */
  signal: AbortSignal;
  /** Shows the stand-in of the hosted page, where there is no key. */
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
