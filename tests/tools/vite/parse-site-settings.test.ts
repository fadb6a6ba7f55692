import { describe, expect, it } from 'vitest';
import { parseSiteSettings } from '../../../tools/vite/environment';

describe('parseSiteSettings', () => {
  it('needs nothing', () => {
    expect(parseSiteSettings({})).toEqual({ SITE_ORIGIN: '', MEDIA_ORIGINS: [], PAGE_ORIGINS: [] });
    expect(parseSiteSettings({ SITE_ORIGIN: '', MEDIA_ORIGINS: ' ' })).toEqual({
      SITE_ORIGIN: '',
      MEDIA_ORIGINS: [],
      PAGE_ORIGINS: [],
    });
  });

  it('takes origins', () => {
    expect(
      parseSiteSettings({
        SITE_ORIGIN: 'https://gulit.example/',
        MEDIA_ORIGINS: 'https://a.example  http://b:9',
      }),
    ).toEqual({
      SITE_ORIGIN: 'https://gulit.example',
      MEDIA_ORIGINS: ['https://a.example', 'http://b:9'],
      PAGE_ORIGINS: ['https://gulit.example'],
    });
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

  // A host shows each branch and release under a name of its own, whose scripts must not be blocked.
  it.each([
    [
      {
        NETLIFY: 'true',
        SITE_NAME: 'gulit',
        URL: 'https://own.example',
        DEPLOY_PRIME_URL: 'https://branch--gulit.netlify.app',
        DEPLOY_URL: 'https://1a2b--gulit.netlify.app',
      },
      ['https://branch--gulit.netlify.app', 'https://1a2b--gulit.netlify.app', 'https://gulit.netlify.app'],
    ],
    [
      { CF_PAGES_URL: 'https://1a2b.gulit.pages.dev' },
      ['https://gulit.pages.dev', 'https://*.gulit.pages.dev'],
    ],
    [
      { VERCEL_PROJECT_PRODUCTION_URL: 'own.example', VERCEL_URL: 'gulit-1a2b.vercel.app' },
      ['https://gulit-1a2b.vercel.app'],
    ],
  ])('adds to an origin that is set the names of %j', (values, names) => {
    const { PAGE_ORIGINS } = parseSiteSettings({ SITE_ORIGIN: 'https://own.example', ...values });
    expect(PAGE_ORIGINS).toEqual(['https://own.example', ...names]);
    expect(parseSiteSettings(values).PAGE_ORIGINS, 'only the host knows them all').toEqual([]);
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
