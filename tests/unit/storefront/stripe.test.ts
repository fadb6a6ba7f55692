import { describe, expect, it, vi } from 'vitest';
import { CheckoutError } from '@/storefront/checkout-session';
import { stripe } from '@/storefront/stripe';

const script = () => document.querySelector('script[src^="https://js.stripe.com/"]');

describe('the card provider', () => {
  it('is asked for late, again after it was blocked, and leads to the session', async () => {
    expect(script()).toBeNull();
    const blocked = stripe.open();
    script()?.dispatchEvent(new Event('error'));
    await expect(blocked).rejects.toThrow(/js\.stripe\.com.* did not load/);
    await expect(blocked).rejects.toBeInstanceOf(CheckoutError);

    const opened = stripe.open();
    const redirectToCheckout = vi.fn<(options: object) => Promise<object>>(async () => ({}));
    Object.assign(window, { Stripe: Object.assign(() => ({ redirectToCheckout }), { version: 'basil' }) });
    script()?.dispatchEvent(new Event('load'));
    const goToSession = await opened;
    await goToSession('cs_test_1');
    expect(redirectToCheckout).toHaveBeenCalledExactlyOnceWith({ sessionId: 'cs_test_1' });

    redirectToCheckout.mockResolvedValueOnce({ error: { message: 'This session has expired.' } });
    await expect(goToSession('cs_test_2')).rejects.toThrow('This session has expired.');
    redirectToCheckout.mockResolvedValueOnce({ error: {} });
    await expect(goToSession('cs_test_3')).rejects.toThrow('The card provider did not open its page.');
  });
});
