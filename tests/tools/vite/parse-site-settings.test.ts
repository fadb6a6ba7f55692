import { describe, expect, it } from 'vitest';
import { parseSiteSettings } from '../../../tools/vite/environment';

describe('parseSiteSettings', () => {
  it('accepts an environment without settings', () => {
    const none = { SITE_ORIGIN: '', MEDIA_ORIGINS: [] };
    expect(parseSiteSettings({})).toEqual(none);
    expect(parseSiteSettings({ SITE_ORIGIN: '', MEDIA_ORIGINS: ' ' })).toEqual(none);
  });

  it('reads origins', () => {
    expect(
      parseSiteSettings({
        SITE_ORIGIN: 'https://gulit.example/',
        MEDIA_ORIGINS: 'https://a.example  http://b:9',
      }),
    ).toEqual({
      SITE_ORIGIN: 'https://gulit.example',
      MEDIA_ORIGINS: ['https://a.example', 'http://b:9'],
    });
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
