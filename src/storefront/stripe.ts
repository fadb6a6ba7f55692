import { loadStripe } from '@stripe/stripe-js/pure';
import { env } from '@/platform/env';
import { shownLanguage } from '@/language/messages';
import { withTimeout } from '@/platform/with-timeout';
import { message } from '@/language/translate';
import { trustScriptsOf } from '@/platform/trusted-types';
import { CheckoutError } from './checkout-session';

/** Leaves for another site; an object, so that tests can replace it. */
export const leaving = {
  to: (address: string): void => window.location.assign(address),
};

/**
 * How long the provider's script is waited for, in ms: where a network swallows requests, it neither comes nor
 * fails.
 */
const timeout = 20_000;

/** Our language where the provider's page speaks it, else that of the browser. */
function stripeLocale() {
  const { code } = shownLanguage.read();
  return code === 'am' ? 'auto' : code;
}

async function loadInTime() {
  trustScriptsOf('https://js.stripe.com');
  try {
    const loaded = await withTimeout(
      loadStripe(env.stripePublishableKey, { locale: stripeLocale() }),
      timeout,
    );
    if (!loaded) throw new Error('Stripe.js is not there.');
    return loaded;
  } catch (cause) {
    throw new CheckoutError(
      message(
        'The script of the card provider (js.stripe.com) did not load. Check your connection, and whether this browser blocks it.',
      ),
      cause,
    );
  }
}

/**
 * The card provider: the only importer of its package, whose `pure` entry loads no script before it is asked
 * to. An object, so that tests can put their own in its place.
 */
export const stripe = {
  /**
   * Loads the provider's script; resolves with the way to the hosted page of a session. Both reject with a
   * CheckoutError.
   */
  async open(): Promise<(sessionId: string) => Promise<void>> {
    const loaded = await loadInTime();
    return async (sessionId) => {
      const result = await loaded.redirectToCheckout({ sessionId });
      if (!result?.error) return;
      throw new CheckoutError(
        result.error.message ?? message('The card provider did not open its page.'),
        result.error,
      );
    };
  },
};
