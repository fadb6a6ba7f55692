import { loadStripe } from '@stripe/stripe-js/pure';
import { shownLanguage } from '@/language/messages';
import { message } from '@/language/translate';
import { env } from '@/platform/env';
import { withTimeout } from '@/platform/scheduling';
import { trust } from '@/platform/trusted-types';
import { CheckoutError } from './checkout-session';

/** Opens another site. An object, so that tests can replace its method. */
export const otherSite = {
  open: (address: string): void => window.location.assign(address),
};

/** In ms. Some networks drop requests without an error, so the script may never load. */
const scriptTimeout = 20_000;

/** The language of the provider's page. Instead of Amharic, which the page lacks, it is that of the browser. */
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
    if (!loaded) throw new Error('Stripe.js has not loaded.');
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
 * The card provider. The `pure` entry of its package loads the script on first use. An object, so that tests can
 * replace its method.
 */
export const stripe = {
  /** Opens the provider's page for a session, unless `signal` is aborted. Rejects with a CheckoutError. */
  async open(sessionId: string, signal: AbortSignal): Promise<void> {
    const loaded = await loadInTime();
    if (signal.aborted) return;
    const result = await loaded.redirectToCheckout({ sessionId });
    if (!result?.error) return;
    const { error } = result;
    throw new CheckoutError(error.message ?? message("The card provider's page didn't open."), error);
  },
};
