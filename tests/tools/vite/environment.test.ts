import { describe, expect, it } from 'vitest';
import { env } from '@/platform/env';
import { parseEnv, parseSiteSettings } from '../../../tools/vite/environment';

const parse = (values: Record<string, unknown>) => parseEnv({ VITE_API_MOCKING: 'false', ...values });

describe('parseEnv', () => {
  const empty = {
    VITE_API_BASE_URL: '',
    VITE_CLERK_PUBLISHABLE_KEY: '',
    VITE_STRIPE_PUBLISHABLE_KEY: '',
    VITE_PICTURE_SERVICE: '',
    VITE_BRAND_PHONE: '',
    VITE_BRAND_TELEGRAM: '',
    VITE_BRAND_TIKTOK: '',
    VITE_BRAND_FACEBOOK: '',
  };
  const set = {
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

  it('uses the page’s own origin and no keys if settings are missing or empty', () => {
    expect(parse({ PATH: '/bin' })).toEqual({ VITE_API_MOCKING: 'false', ...empty });
    expect(parse(empty)).toEqual({ VITE_API_MOCKING: 'false', ...empty });
  });

  it('reads set values, and an origin with a slash at its end', () => {
    expect(parse(set)).toEqual(set);
    expect(parse({ VITE_API_BASE_URL: 'http://localhost:8000/' }).VITE_API_BASE_URL).toBe(
      'http://localhost:8000',
    );
  });

  it.each([
    [
      'VITE_API_BASE_URL',
      ['api.example.com', 'https://api.example.com/v1', 'https://user:pass@a.example', '/api'],
    ],
    ['VITE_API_BASE_URL', ['null', 'ftp://api.example.com', 'javascript:alert(1)', 7]],
    ['VITE_API_MOCKING', ['yes', '', 'TRUE', true, undefined]],
    ['VITE_CLERK_PUBLISHABLE_KEY', ['sk_test_secret', ' pk_test', 7]],
    ['VITE_STRIPE_PUBLISHABLE_KEY', ['sk_test_secret', 'test', 7]],
    ['VITE_PICTURE_SERVICE', ['https://images.example/{url}', 'https://images.example/?width={width}']],
    ['VITE_BRAND_PHONE', ['911', 'call us', '+251 911 000 000 or 0922', 'tel:+251911000000']],
    [
      'VITE_BRAND_TELEGRAM',
      ['@market', 't.me/market', 'http://t.me/market', 'https://t.me/', 'https://t.me.eu/a'],
    ],
    ['VITE_BRAND_TIKTOK', ['https://www.tiktok.com/', 'https://t.me/market', 'javascript:alert(1)']],
    [
      'VITE_BRAND_FACEBOOK',
      ['https://facebook.com', 'https://notfacebook.com/a', 'https://facebook.com/a b'],
    ],
  ])('refuses a wrong %s and names it: %j', (name, values) => {
    for (const value of values)
      expect(() => parse({ [name]: value }), String(value)).toThrow(new RegExp(`${name} `));
  });

  it('names every mistake in one message, says where to look, and never repeats a key', () => {
    const faulty = {
      VITE_API_BASE_URL: 'api',
      VITE_API_MOCKING: 'maybe',
      VITE_STRIPE_PUBLISHABLE_KEY: 'sk_live_x',
    };
    expect(() => parseEnv(faulty)).toThrow(
      /^(?![^]*sk_live_x)(?=[^]*VITE_API_BASE_URL)(?=[^]*VITE_API_MOCKING)(?=[^]*VITE_STRIPE)[^]*\.env\.example/,
    );
  });
});

it('a build without settings calls its own origin', () => expect(env.apiBaseUrl).toBe(''));

it('parseSiteSettings reads origins, and none from a missing or empty text', () => {
  expect(parseSiteSettings({ MEDIA_ORIGINS: ' ' })).toEqual({ SITE_ORIGIN: '', MEDIA_ORIGINS: [] });
  const given = { SITE_ORIGIN: 'https://gulit.example/', MEDIA_ORIGINS: 'https://a.example  http://b:9' };
  expect(parseSiteSettings(given)).toEqual({
    SITE_ORIGIN: 'https://gulit.example',
    MEDIA_ORIGINS: ['https://a.example', 'http://b:9'],
  });
});

it.each([
  ['SITE_ORIGIN', ['gulit.example', 'https://gulit.example/market']],
  ['MEDIA_ORIGINS', ["https://a.example 'unsafe-inline'", 'https://a.example/bucket', '*']],
])('parseSiteSettings refuses a wrong %s and names it: %j', (name, values) => {
  for (const value of values)
    expect(() => parseSiteSettings({ [name]: value }), value).toThrow(new RegExp(name));
});
