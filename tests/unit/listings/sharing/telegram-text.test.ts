import { describe, expect, it } from 'vitest';
import { telegramShareLink, telegramText } from '@/listings/sharing/telegram-text';
import { buildSofa } from './build-sofa';

const link = 'http://localhost:3000/nearby-detail?id=7';

describe('the text for Telegram', () => {
  it.each([
    ['all', {}, false, ['Sofa', '18,500 Birr · 10% off', 'Place: Bole', link]],
    ['no price', { price: null }, false, ['Sofa', '10% off', 'Place: Bole', link]],
    ['a name alone', { price: null, discount: 'ended', location: null }, false, ['Sofa', link]],
    [
      'what is left to pay',
      {},
      true,
      ['Sofa', '18,500 Birr · 10% off', '16,650 Birr after the discount', 'Place: Bole', link],
    ],
    [
      'a long name',
      { product_name: 'ሶፋ'.repeat(150) },
      false,
      [`${'ሶፋ'.repeat(100)}…`, '18,500 Birr · 10% off', 'Place: Bole', link],
    ],
  ])('says, with %s', (_what, fields, pricesAreBefore, lines) => {
    expect(telegramText(buildSofa(fields), pricesAreBefore)).toBe(lines.join('\n'));
  });

  it('opens in Telegram, apart from the link that this shows first', () => {
    const address = telegramShareLink(buildSofa({ product_name: 'Sofa & chair + table' }));
    const { origin, pathname, searchParams } = new URL(address);
    expect(`${origin}${pathname}`).toBe('https://t.me/share/url');
    expect(searchParams.get('url')).toBe(link);
    expect(searchParams.get('text')).toBe('Sofa & chair + table\n18,500 Birr · 10% off\nPlace: Bole');
    expect(address).not.toContain('+');
  });
});
