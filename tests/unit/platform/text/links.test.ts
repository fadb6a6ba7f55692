import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLink, parseProfile, telegramDraft } from '@/platform/text/links';

describe('parseLink', () => {
  it.each([
    ['https://t.me/gulit', 'https://t.me/gulit'],
    ['http://example.com', 'http://example.com/'],
    ['HTTPS://Example.COM/Shop', 'https://example.com/Shop'],
    ['  https://example.com/a?b=c#d \n', 'https://example.com/a?b=c#d'],
    ['https://example.com:8443/x', 'https://example.com:8443/x'],
    ['https://example.com/ጉሊት', 'https://example.com/%E1%8C%89%E1%88%8A%E1%89%B5'],
    ['https://example.com/a?next=https://shop.et', 'https://example.com/a?next=https://shop.et'],
    // The first of several, without the text around it
    ['https://https://shop.et', 'https://shop.et/'],
    ['http://https://shop.et/a', 'https://shop.et/a'],
    ['https://https//shop.et', 'https://shop.et/'],
    ['https//shop.et', 'https://shop.et/'],
    ['https:/shop.et', 'https://shop.et/'],
    ['https:// shop.et', 'https://shop.et/'],
    ['https://t.me/abay https://abay.et', 'https://t.me/abay'],
    ['https://t.me/abayhttps://abay.et', 'https://t.me/abay'],
    ['https://t.me/abay | abay.et', 'https://t.me/abay'],
    ['t.me/abay\r\nabay.et', 'https://t.me/abay'],
    ['our site: shop.et.', 'https://shop.et/'],
    ['\u200bhttps://shop.et\ufeff', 'https://shop.et/'],
    ['\u202ahttps://shop.et\u202c', 'https://shop.et/'],
    ['https://sh\u00adop.et', 'https://shop.et/'],
    ['https://example.com/a b', 'https://example.com/a'],
    ['https://example.com/"><script>', 'https://example.com/%22%3E%3Cscript%3E'],
  ])('finds the web address in %j', (text, address) => {
    expect(parseLink(text)).toBe(address);
  });

  it.each([
    ['t.me/gulit', 'https://t.me/gulit'],
    ['www.example.com', 'https://www.example.com/'],
    [' www.tiktok.com/@gulit ', 'https://www.tiktok.com/@gulit'],
    ['example.com?shop=1', 'https://example.com/?shop=1'],
    ['example.com#offers', 'https://example.com/#offers'],
    ['example.com:8080/shop', 'https://example.com:8080/shop'],
  ])('adds https to the bare host %j', (text, address) => {
    expect(parseLink(text)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    'javascript\u0000:alert(1)',
    'javascript:https://example.com',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'ftp://example.com/x',
    'mailto:owner@example.com',
    'tel:+251911000000',
    'about:blank',
  ])('refuses the scheme of %j', (text) => {
    expect(parseLink(text)).toBeNull();
  });

  it.each([
    '',
    'gulit',
    'call us',
    '/shop',
    '//example.com',
    '\\\\example.com',
    '#top',
    'https://',
    'https://https://',
    'https://shop',
    '12.50',
    'https://[::1',
    'https://example.com:99999',
    'owner@example.com',
    'localhost:3000',
    'example..com',
    null,
    7,
    new URL('https://example.com'),
  ])('reads %o as no link', (value) => {
    expect(parseLink(value)).toBeNull();
  });

  it.each([
    'https://t.me@evil.example/',
    'https://t.me:pass@evil.example/',
    'https://:t.me@evil.example/',
    'http://gulit.et%40x@evil.example',
  ])('refuses %j, which shows one host and opens another', (text) => {
    expect(parseLink(text)).toBeNull();
  });

  it('returns only http and https addresses, unchanged when parsed again', () => {
    const starts = [
      '',
      'javascript:',
      ' data:',
      'vbscript:',
      'http:',
      'https://',
      'https://https://',
      'https://shop',
      '12.50',
      'https://t.me/',
      '//',
      't.me/',
    ];
    const texts = fc.tuple(fc.constantFrom(...starts), fc.string()).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const link = parseLink(text);
        if (link === null) return;
        expect(link).toMatch(/^https?:\/\//);
        expect(parseLink(link)).toBe(link);
      }),
    );
  });
});

it.each([
  ['@testerweavers', 'https://t.me/testerweavers', 'https://www.tiktok.com/@testerweavers'],
  [' \u200b@Abay_1 ', 'https://t.me/Abay_1', 'https://www.tiktok.com/@Abay_1'],
  ['@hana.shop', null, 'https://www.tiktok.com/@hana.shop'],
  ['@share', null, 'https://www.tiktok.com/@share'],
  ['@12345', null, null],
  ['@hana.', null, null],
  ['@abay shop', null, null],
  ['@@abay', null, null],
  ['@abay/../evil', null, null],
  ['abay', null, null],
  ['@', null, null],
  [7, null, null],
  ['t.me/abay', 'https://t.me/abay', 'https://t.me/abay'],
  ['@abay https://abay.et', 'https://abay.et/', 'https://abay.et/'],
  ['owner@example.com', null, null],
  ['javascript:alert(1)', null, null],
])('parseProfile reads %j as %j for Telegram and %j for TikTok', (text, telegram, tiktok) => {
  expect([parseProfile(text, 'telegram'), parseProfile(text, 'tiktok')]).toEqual([telegram, tiktok]);
});

describe('telegramDraft', () => {
  it.each([
    ['https://t.me/abay_shop', 'https://t.me/abay_shop?text=Is%20it%20there%3F'],
    ['http://t.me/abay/', 'https://t.me/abay?text=Is%20it%20there%3F'],
    ['https://t.me/@abay', 'https://t.me/abay?text=Is%20it%20there%3F'],
    ['https://www.telegram.me/Abay1', 'https://t.me/Abay1?text=Is%20it%20there%3F'],
    ['https://t.me/+251911234567', 'https://t.me/+251911234567?text=Is%20it%20there%3F'],
  ])('adds a draft message to %s', (address, href) => {
    expect(telegramDraft(address, 'Is it there?')).toBe(href);
  });

  it.each([
    'https://t.me/+AbCdEfGh1234',
    'https://t.me/joinchat/AbCdEf',
    'https://t.me/abay/12',
    'https://t.me/s/abay',
    'https://t.me/abay?start=shop',
    'https://t.me/',
    'https://t.me/ab',
    'https://t.me/%E1%8A%A0%E1%89%A3%E1%8B%AD',
    'https://t.me/%E0%A4%A',
    'https://t.me.evil.example/abay',
    'https://example.com/abay',
    'not an address',
  ])('leaves %s unchanged', (address) => {
    expect(telegramDraft(address, 'Hello')).toBe(address);
  });

  it.each(['Bed & table? 50% off #1 + a = b “quoted”', 'ሰላም፣ አልጋ አለ?', 'two\nlines', '😀 and \t tab'])(
    'keeps %j whole',
    (text) => {
      const url = new URL(telegramDraft('https://t.me/abay', text));
      expect(url.searchParams.get('text')).toBe(text);
      expect(url.search).not.toContain('+');
      expect([...url.searchParams.keys()]).toEqual(['text']);
    },
  );

  it('accepts half of a surrogate pair', () => {
    expect(() => telegramDraft('https://t.me/abay', 'cut \uD83D')).not.toThrow();
  });
});
