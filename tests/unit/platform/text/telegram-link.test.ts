import { describe, expect, it } from 'vitest';
import { telegramDraft } from '@/platform/text/links';

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
