import { loadStripe } from '@stripe/stripe-js/pure';
import { shownLanguage } from '@/language/messages';
import { message } from '@/language/translate';
import { env } from '@/platform/env';
import { withTimeout } from '@/platform/scheduling';
import { trust } from '@/platform/trusted-types';
import { CheckoutError } from './checkout-session';

/** Opens another site. It is an object, so that tests can replace its method. */
export const leaving = {
  to: (address: string): void => window.location.assign(address),
};

/**
 * How long to wait for the provider's script, in ms. Some networks drop requests, so that it neither loads nor fails.
 */
const scriptTimeout = 20_000;

/** Our language, if the provider's page has it. Otherwise that of the browser. */
function stripeLocale() {
  const { code } = shownLanguage.read();
  return code === 'am' ? 'auto' : code;
}

async function loadInTime() {
  trust('scriptOrigins', 'https://js.stripe.com');
  try {
    const loaded = await withTimeout(
      loadStripe(env.stripePublishableKey, { locale: stripeLocale() }),
      scriptTimeout,
    );
    if (!loaded) throw new Error('Stripe.js is not there.');
    return loaded;
  } catch (cause) {
    throw new CheckoutError(
      message(
        "The card provider's script (js.stripe.com) didn't load. Check your connection, and whether this browser blocks it.",
      ),
      cause,
    );
  }
}

/**
 * The card provider. Only this module imports its package. The `pure` entry loads no script before it is needed. It is
 * an object, so that tests can replace its method.
 */
export const stripe = {
  /**
   * Loads the provider's script. Resolves with a function that opens the provider's page for a session. Both reject
   * with a CheckoutError.
   */
  async open(): Promise<(sessionId: string) => Promise<void>> {
    const loaded = await loadInTime();
    return async (sessionId) => {
      const result = await loaded.redirectToCheckout({ sessionId });
      if (!result?.error) return;
      throw new CheckoutError(
        result.error.message ?? message("The card provider's page didn't open."),
        result.error,
      );
    };
  },
};
