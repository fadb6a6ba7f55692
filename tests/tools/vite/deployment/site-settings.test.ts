import { describe, expect, it } from 'vitest';
import { parseSiteSettings } from '../../../../tools/vite/deployment/site-settings';

describe('parseSiteSettings', () => {
  it('needs nothing', () => {
    expect(parseSiteSettings({})).toEqual({ SITE_ORIGIN: '', MEDIA_ORIGINS: [] });
    expect(parseSiteSettings({ SITE_ORIGIN: '', MEDIA_ORIGINS: ' ' })).toEqual({
      SITE_ORIGIN: '',
      MEDIA_ORIGINS: [],
    });
  });

  it('takes origins', () => {
    expect(
      parseSiteSettings({
        SITE_ORIGIN: 'https://gulit.example/',
        MEDIA_ORIGINS: 'https://a.example  http://b:9',
      }),
    ).toEqual({ SITE_ORIGIN: 'https://gulit.example', MEDIA_ORIGINS: ['https://a.example', 'http://b:9'] });
  });

  it.each([
    [{ NETLIFY: 'true', URL: 'https://gulit.netlify.app' }, 'https://gulit.netlify.app'],
    [{ URL: 'https://of-something.else' }, ''],
    [{ CF_PAGES_URL: 'https://gulit.pages.dev' }, 'https://gulit.pages.dev'],
    [{ VERCEL_PROJECT_PRODUCTION_URL: 'gulit.vercel.app' }, 'https://gulit.vercel.app'],
    [{ SITE_ORIGIN: 'https://own.example', CF_PAGES_URL: 'https://x.dev' }, 'https://own.example'],
  ])('takes from %j the address %s', (values, origin) => {
    expect(parseSiteSettings(values).SITE_ORIGIN).toBe(origin);
  });

  it.each([
    ['SITE_ORIGIN', 'gulit.example'],
    ['SITE_ORIGIN', 'https://gulit.example/market'],
    ['MEDIA_ORIGINS', "https://a.example 'unsafe-inline'"],
    ['MEDIA_ORIGINS', 'https://a.example/bucket'],
    ['MEDIA_ORIGINS', '*'],
  ])('refuses for %s the value %s by name', (name, value) => {
    expect(() => parseSiteSettings({ [name]: value })).toThrow(new RegExp(name));
  });
});
