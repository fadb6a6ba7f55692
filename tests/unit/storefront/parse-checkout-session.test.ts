import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CheckoutError, parseCheckoutSession } from '@/storefront/checkout-session';

const id = 'cs_test_1';

describe('parseCheckoutSession', () => {
  it.each([{ id }, { id, url: null }, { id, url: '' }, { id, url: 7, extra: [] }])(
    'reads the session without an address from %j',
    (answer) => {
      expect(parseCheckoutSession(answer)).toEqual({ id, hostedUrl: null });
    },
  );

  it.each([
    'https://checkout.stripe.com/c/pay/cs_test_1#fid',
    'https://checkout.stripe.com:443/c/pay/cs_test_1',
    'HTTPS://CHECKOUT.STRIPE.COM/c/pay/cs_test_1',
  ])('accepts the address %s', (url) => {
    expect(parseCheckoutSession({ id, url }).hostedUrl).toBe(new URL(url).href);
  });

  it.each([
    'http://checkout.stripe.com/c/pay/1',
    'https://checkout.stripe.com:8443/c/pay/1',
    'https://checkout.stripe.com.evil.example/c/pay/1',
    'https://evil.example/checkout.stripe.com',
    'https://checkout.stripe.com@evil.example/',
    'https://evil.example\\@checkout.stripe.com/',
    'https://pay.checkout.stripe.com/',
    'blob:https://checkout.stripe.com/1',
    'javascript:alert("https://checkout.stripe.com/")',
    '//checkout.stripe.com/c/pay/1',
    '/c/pay/1',
  ])('rejects the address %s, and keeps the id', (url) => {
    expect(parseCheckoutSession({ id, url })).toEqual({ id, hostedUrl: null });
  });

  it.each([null, undefined, '', 'cs_test_1', [], {}, { id: null }, { id: 7 }, { id: '' }, { id: ' ' }])(
    'finds no session in %j',
    (answer) => {
      expect(() => parseCheckoutSession(answer)).toThrow(CheckoutError);
    },
  );

  it('finds no session without an id', () => {
    expect(() => parseCheckoutSession({ url: 'https://checkout.stripe.com/c/pay/1' })).toThrow(CheckoutError);
  });

  it('never returns the address of another site, for any response', () => {
    const part = fc.constantFrom(
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      '.',
      '#',
      'evil.example',
      'checkout.stripe.com',
      'a',
    );
    const url = fc.oneof(
      fc.array(part, { maxLength: 8 }).map((parts) => `https://${parts.join('')}`),
      fc.anything(),
    );
    const property = (value: unknown) => {
      const { hostedUrl } = parseCheckoutSession({ id, url: value });
      expect(hostedUrl === null || hostedUrl.startsWith('https://checkout.stripe.com/')).toBe(true);
    };
    fc.assert(fc.property(url, property));
  });
});
