import { describe, expect, it } from 'vitest';
import { env } from '@/platform/env';
import { parseEnv } from '../../../tools/vite/environment';

const parse = (values: Record<string, unknown>) => parseEnv({ VITE_API_MOCKING: 'false', ...values });

describe('parseEnv', () => {
  it.each([undefined, ''])('takes %j for: same origin, and no keys', (nothing) => {
    const values = {
      VITE_API_BASE_URL: nothing,
      VITE_CLERK_PUBLISHABLE_KEY: nothing,
      VITE_STRIPE_PUBLISHABLE_KEY: nothing,
      VITE_PICTURE_SERVICE: nothing,
      VITE_BRAND_PHONE: nothing,
      VITE_BRAND_TELEGRAM: nothing,
      VITE_BRAND_TIKTOK: nothing,
      VITE_BRAND_FACEBOOK: nothing,
    };
    expect(parse(values)).toEqual({
      VITE_API_BASE_URL: '',
      VITE_API_MOCKING: 'false',
      VITE_CLERK_PUBLISHABLE_KEY: '',
      VITE_STRIPE_PUBLISHABLE_KEY: '',
      VITE_PICTURE_SERVICE: '',
      VITE_BRAND_PHONE: '',
      VITE_BRAND_TELEGRAM: '',
      VITE_BRAND_TIKTOK: '',
      VITE_BRAND_FACEBOOK: '',
    });
  });

  it('reads set values', () => {
    const values = {
      VITE_API_BASE_URL: 'https://api.example.com',
      VITE_API_MOCKING: 'true',
      VITE_CLERK_PUBLISHABLE_KEY: 'pk_test_a',
      VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_b',
      VITE_PICTURE_SERVICE: 'https://images.example/{width}/{url}',
      VITE_BRAND_PHONE: '+251 (11) 123-45-67',
      VITE_BRAND_TELEGRAM: 'https://t.me/bole_market',
      VITE_BRAND_TIKTOK: 'https://www.tiktok.com/@bole.market',
      VITE_BRAND_FACEBOOK: 'https://www.facebook.com/bole.market',
    };
    expect(parse(values)).toEqual(values);
  });

  it.each([
    ['https://api.example.com/', 'https://api.example.com'],
    ['http://127.0.0.1:8000', 'http://127.0.0.1:8000'],
    ['http://localhost:8000/', 'http://localhost:8000'],
  ])('takes %j for the origin %j', (address, origin) => {
    expect(parse({ VITE_API_BASE_URL: address }).VITE_API_BASE_URL).toBe(origin);
  });

  it.each([
    'api.example.com',
    'https://api.example.com/v1',
    'https://api.example.com//',
    'https://api.example.com?x=1',
    'https://user:pass@api.example.com',
    'https://',
    '/api',
    'null',
    'ftp://api.example.com',
    'javascript:alert(1)',
    7,
  ])('refuses the base address %j by name', (address) => {
    expect(() => parse({ VITE_API_BASE_URL: address })).toThrow(/VITE_API_BASE_URL/);
  });

  it.each(['yes', '1', '', 'TRUE', true, undefined])('refuses %j for the mocking by name', (value) => {
    expect(() => parseEnv({ VITE_API_MOCKING: value })).toThrow(/VITE_API_MOCKING/);
  });

  it.each(['VITE_CLERK_PUBLISHABLE_KEY', 'VITE_STRIPE_PUBLISHABLE_KEY'])(
    'refuses a secret or unknown key as %s by name',
    (name) => {
      for (const value of ['sk_test_secret', 'test', ' pk_test', 7]) {
        expect(() => parse({ [name]: value })).toThrow(new RegExp(name));
      }
    },
  );

  it.each(['https://images.example/{url}', 'https://images.example/?width={width}', 7])(
    'refuses the picture service %j by name',
    (service) => expect(() => parse({ VITE_PICTURE_SERVICE: service })).toThrow(/VITE_PICTURE_SERVICE/),
  );

  it.each([
    ['VITE_BRAND_PHONE', ['911', 'call us', '+251 911 000 000 or 0922', 'tel:+251911000000']],
    [
      'VITE_BRAND_TELEGRAM',
      ['@market', 't.me/market', 'http://t.me/market', 'https://t.me/', 'https://t.me.example/a'],
    ],
    ['VITE_BRAND_TIKTOK', ['https://www.tiktok.com/', 'https://t.me/market', 'javascript:alert(1)']],
    [
      'VITE_BRAND_FACEBOOK',
      ['https://facebook.com', 'https://notfacebook.com/market', 'https://www.facebook.com/a b'],
    ],
  ])('refuses what is no address of the market as %s by name', (name, values) => {
    for (const value of values)
      expect(() => parse({ [name]: value }), String(value)).toThrow(new RegExp(`${name} must be`));
  });

  it('never repeats a refused key in its message', () => {
    expect(() => parse({ VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_secret' })).toThrow(
      /^((?!sk_live_secret)[^])*$/,
    );
  });

  it('names every fault in one message, with the place to look', () => {
    const values = {
      VITE_API_BASE_URL: 'api',
      VITE_API_MOCKING: 'maybe',
      VITE_CLERK_PUBLISHABLE_KEY: 'x',
      VITE_STRIPE_PUBLISHABLE_KEY: 'y',
    };
    let message = '';
    try {
      parseEnv(values);
    } catch (error) {
      message = String(error);
    }
    for (const name of [...Object.keys(values), '.env.example']) expect(message).toContain(name);
  });

  it('ignores variables that are not ours', () => {
    expect(parse({ VITE_OTHER: 'x', PATH: '/bin' })).not.toHaveProperty('PATH');
  });
});

describe('the environment of a build without settings', () => {
  it('asks the same origin', () => {
    expect(env.apiBaseUrl).toBe('');
  });
});
