import { describe, expect, it, vi } from 'vitest';
import { isLanguageCode, languages, type LanguageCode } from '@/language/languages';
import { shownLanguage } from '@/language/messages';
import { CheckoutError } from '@/storefront/checkout-session';
import { stripe } from '@/storefront/stripe';

const script = () => document.querySelector('script[src^="https://js.stripe.com/"]');

/** The languages of the provider's page. It has no Amharic; it shows the browser's language instead. */
const locales: Record<LanguageCode, string> = {
  en: 'en',
  es: 'es',
  fr: 'fr',
  de: 'de',
  zh: 'zh',
  ja: 'ja',
  am: 'auto',
};

const redirectToCheckout = vi.fn<(options: object) => Promise<object>>(async () => ({}));
// Shared by all tests: the provider's package caches its script.
const construct = vi.fn<(key: string, options?: object) => object>(() => ({ redirectToCheckout }));
const provideStripe = () => Object.assign(window, { Stripe: Object.assign(construct, { version: 'basil' }) });

describe('the card provider', () => {
  it('loads on demand, loads again after it was blocked, and opens the session', async () => {
    expect(script()).toBeNull();
    const { signal } = new AbortController();
    const blocked = stripe.open('cs_test_1', signal);
    script()?.dispatchEvent(new Event('error'));
    await expect(blocked).rejects.toThrow(/js\.stripe\.com.* didn't load/);
    await expect(blocked).rejects.toBeInstanceOf(CheckoutError);

    const opened = stripe.open('cs_test_1', signal);
    provideStripe();
    script()?.dispatchEvent(new Event('load'));
    await opened;
    expect(redirectToCheckout).toHaveBeenCalledExactlyOnceWith({ sessionId: 'cs_test_1' });

    redirectToCheckout.mockResolvedValueOnce({ error: { message: 'This session has expired.' } });
    await expect(stripe.open('cs_test_2', signal)).rejects.toThrow('This session has expired.');
    redirectToCheckout.mockResolvedValueOnce({ error: {} });
    const unexplained = stripe.open('cs_test_3', signal);
    await expect(unexplained).rejects.toThrow("The card provider's page didn't open.");

    await stripe.open('cs_test_4', AbortSignal.abort());
    expect(redirectToCheckout).toHaveBeenCalledTimes(3);
  });

  it.each(Object.keys(languages).filter(isLanguageCode))('opens its page in %s', async (code) => {
    shownLanguage.write({ code, translations: {} });
    provideStripe();
    await stripe.open('cs_test_1', new AbortController().signal);
    expect(construct.mock.lastCall?.[1]).toMatchObject({ locale: locales[code] });
  });
});
