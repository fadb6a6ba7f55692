import { loadStripe } from '@stripe/stripe-js/pure';
import { env } from '@/config/env';
import { CheckoutError } from './checkout-session';

/** Navigates to another site; an object, so that tests can replace the method: jsdom cannot navigate. */
export const leaving = {
  to: (address: string): void => window.location.assign(address),
};

/** How long to wait for Stripe's script, in ms: some networks drop requests, and the script neither loads nor fails. */
const scriptTimeout = 20_000;

async function loadInTime() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Stripe.js did not come in time.')), scriptTimeout);
  });
  try {
    const loaded = await Promise.race([loadStripe(env.stripePublishableKey), tooLate]);
    if (!loaded) throw new Error('Stripe.js is not there.');
    return loaded;
  } catch (cause) {
    throw new CheckoutError(
      'The script of the card provider (js.stripe.com) did not load. Check your connection, and whether this browser blocks it.',
      cause,
    );
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The only importer of Stripe's package, whose `pure` entry loads no script before `loadStripe` is called. An object, so
 * that tests can replace the method.
 */
export const stripe = {
  /** Loads Stripe's script; resolves with a function that opens a session's hosted page. Both reject with a CheckoutError. */
  async open(): Promise<(sessionId: string) => Promise<void>> {
    const loaded = await loadInTime();
    return async (sessionId) => {
      const result = await loaded.redirectToCheckout({ sessionId });
      if (!result?.error) return;
      throw new CheckoutError(
        result.error.message ?? 'The card provider did not open its page.',
        result.error,
      );
    };
  },
};
