import { env } from '@/config/env';
import { createCheckoutSession } from './create-checkout-session';
import { leaving } from './leaving';
import { forgetCheckout, noteCheckout } from './started-checkout';
import type { StoreProduct } from './store-product';
import { stripe } from './stripe';

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
