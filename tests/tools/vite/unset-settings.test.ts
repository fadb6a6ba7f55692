import { expect, it } from 'vitest';
import { parseEnv } from '../../../tools/vite/environment';
import { unsetSettings } from '../../../tools/vite/head-tags';

const all = {
  VITE_API_MOCKING: 'false',
  VITE_CLERK_PUBLISHABLE_KEY: 'pk_live_a',
  VITE_BRAND_PHONE: '+251 911 222 333',
  VITE_BRAND_TELEGRAM: 'https://t.me/bole_market',
  VITE_BRAND_TIKTOK: 'https://www.tiktok.com/@bole.market',
  VITE_BRAND_FACEBOOK: 'https://www.facebook.com/bole.market',
};

it('reports nothing for a complete market', () => {
  expect(unsetSettings(parseEnv(all))).toEqual([]);
});

it.each([
  ['VITE_CLERK_PUBLISHABLE_KEY', /posts cannot be sent/],
  ['VITE_BRAND_PHONE', /phone number that is nobody’s/],
  ['VITE_BRAND_TELEGRAM', /Telegram that is nobody’s.* offers cannot be reported/],
  ['VITE_BRAND_TIKTOK', /TikTok that is nobody’s/],
  ['VITE_BRAND_FACEBOOK', /Facebook page that is nobody’s/],
])('says what happens if %s is not set', (name, words) => {
  const [line, ...others] = unsetSettings(parseEnv({ ...all, [name]: '' }));
  expect(line).toMatch(new RegExp(`^${name} is not set: `));
  expect(line).toMatch(words);
  expect(others).toEqual([]);
});
