import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { readPhoneNumbers, splitAtPhoneNumbers } from '@/platform/text/phone-numbers';

const numbersIn = (text: string) =>
  splitAtPhoneNumbers(text).flatMap((piece) =>
    piece.href === null ? [] : [[piece.text, piece.href] as const],
  );

describe('splitAtPhoneNumbers', () => {
  it.each([
    '0911234567',
    '0911 234 567',
    '0911-23-45-67',
    '0911.234.567',
    '(0911) 234567',
    '0911\u00A0234\u00A0567',
    '+251911234567',
    '+251 (0)911 234567',
    '+2510911234567',
    '00251911234567',
    '251911234567',
    '911 23 45 67',
  ])('dials %j as an Ethiopian number', (number) => {
    expect(numbersIn(`Come by, ${number} is mine.`)).toEqual([[number, 'tel:+251911234567']]);
  });

  it.each([
    ['0711234567', 'tel:+251711234567'],
    ['011 551 2345', 'tel:+251115512345'],
    ['046-220-1234', 'tel:+251462201234'],
    ['+251 11 551 23 45', 'tel:+251115512345'],
    ['+1 202 555 0143', 'tel:+12025550143'],
    ['+1 (202) 555-0143', 'tel:+12025550143'],
    ['+44 20 7946 0958', 'tel:+442079460958'],
    ['+44 (0)20 7946 0958', 'tel:+442079460958'],
    ['+971 50 123 4567', 'tel:+971501234567'],
    ['00966501234567', 'tel:+966501234567'],
    ['+254712345678', 'tel:+254712345678'],
  ])('dials %j', (number, href) => {
    expect(numbersIn(number)).toEqual([[number, href]]);
  });

  it.each([
    'Call 911234567',
    'Tel: 911234567',
    'ስልክ 911234567',
    'mobile. 911234567',
    '电话911234567',
    '📞 911234567',
    'Fridge\n911234567\nBole',
  ])('recognises the number after the word in %j', (text) => {
    expect(numbersIn(text).map(([, href]) => href)).toEqual(['tel:+251911234567']);
  });

  it.each([
    'Call0911234567',
    'ስልክ፡0911234567',
    'Tel:0911234567.',
    'call me (0911234567)',
    '0911234567, every day',
    '0911234567 2 pieces left',
    'Two rooms, 2024. 0911234567',
    '0911234567\n12000 birr',
    'በ0911234567 ይደውሉ',
    '0911234567ላይ',
    '电话0911234567',
    '电话：0911234567。',
  ])('finds the number in %j', (text) => {
    expect(numbersIn(text)).toEqual([['0911234567', 'tel:+251911234567']]);
  });

  it.each([
    '0911234567/0922345678',
    '0911234567 / 0922345678',
    '0911234567 or 0922345678',
    '0911234567 0922345678',
    '0911 23 45 67 0922 34 56 78',
    '0911234567\n0922345678',
  ])('finds both numbers in %j', (text) => {
    expect(numbersIn(text).map(([, href]) => href)).toEqual(['tel:+251911234567', 'tel:+251922345678']);
  });

  it.each([
    '115000 Birr',
    '1 150 000 birr',
    '911234567 birr',
    '911 234 567 ETB',
    '911 234 567',
    '0911234567 ብር',
    '+50 000 000 00 birr',
    '2019-2024',
    '09.11.2024 10:30',
    '09-11-2024 10',
    '2024-09-11 10:15:30',
    '2024-0911234567',
    'ID 0911234567',
    'IMEI: 356938035643809',
    'order #0911234567',
    '#0911234567',
    'A0911234567',
    '0911234567X',
    '10911234567',
    '09112345678',
    '091123456',
    'https://t.me/0911234567',
    'https://shop.example/?id=0911234567',
    'account 0911234567',
    '0911234567@mail.example',
    '0911234567.50',
    '0.911234567',
    '1000123456789',
    '+4412345678901234',
    '3 x 5 m, 120 cm, 4.5 kg',
    '8–10 days',
    '256GB 8GB 5000mAh 1920x1080',
    '9.0108, 38.7613',
    '',
  ])('finds no number in %j', (text) => {
    expect(numbersIn(text)).toEqual([]);
  });

  it('keeps every letter of any text', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('0911234567', '+251 911 234 567', '/', ' ', '\n', '+', '(0', '911-23-45-67', '0'),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('');
        const pieces = splitAtPhoneNumbers(text);
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
        for (const { start, text: words } of pieces) expect(text.startsWith(words, start)).toBe(true);
      }),
    );
  });

  describe.each(['1', '+2', '9 - ', '1 ', '(0', '09 11 '])('a long text that only repeats %j', (part) => {
    it('reads only the text around digits', () => {
      const text = part.repeat(4000);
      const test = vi.spyOn(RegExp.prototype, 'test');
      splitAtPhoneNumbers(text);
      const looked = test.mock.calls.reduce((sum, [words]) => sum + words.length, 0);
      test.mockRestore();
      expect(looked).toBeGreaterThan(0);
      expect(looked).toBeLessThan(100 * text.length);
    });

    it.each(['', '+9'])('splits a long text fast, even after %j', (start) => {
      const text = start + part.repeat(20_000);
      let pieces: ReturnType<typeof splitAtPhoneNumbers> = [];
      const split = () => (pieces = splitAtPhoneNumbers(text));
      // In another context, because only there can a slow pattern be stopped.
      runInNewContext('split()', { split }, { timeout: 100_000 });
      expect(pieces.map((piece) => piece.text).join('') === text).toBe(true);
    });
  });
});

describe('readPhoneNumbers', () => {
  const dialled = (field: string) => readPhoneNumbers(field).map(({ href }) => href);
  const one = 'tel:+251911223344';
  const two = 'tel:+251922334455';

  it.each([
    '0911223344 0922334455',
    '0911223344 - 0922334455',
    '0911223344/0922334455',
    '0911223344, 922334455',
    '0911223344\n0922334455',
    '0911 22 33 44 0922 33 44 55',
    '09 11 22 33 44 / 09 22 33 44 55',
    '+251911223344 +251922334455',
    '911223344 / 922334455',
    'Abebe 0911223344 or Hana 0922334455',
  ])('reads two numbers in %j', (field) => expect(dialled(field)).toEqual([one, two]));

  it.each([
    'Shop 12, 0911223344',
    'Shop 251 0911223344',
    'Shop 9 0911223344',
    '2 lines: 0911223344',
    'Bole 22 mazoria 0911223344',
    '8.00-17.00 0911223344',
    '+251 (0) 911 22 33 44',
    '+251-0911-22-33-44',
    '+251 0911223344',
    '2510911223344',
    '251911223344',
    '911223344',
    '9 11 22 33 44',
    '+ 251 911 223344',
    '00251 911 223344',
    '0911－22－33－44',
    '０９１１２２３３４４',
    '\u202a+251 91 122 3344\u202c',
    '0911\u200b223344',
    '0911/22-33-44',
    '09-11-22-33-44',
    'Abebe0911223344',
    '0911223344 ask for Hana',
    '0911223344 or +251911223344',
  ])('dials the one number in %j', (field) => expect(dialled(field)).toEqual([one]));

  it.each([
    ['011 551 2345', ['tel:+251115512345']],
    ['115512345', ['tel:+251115512345']],
    ['+254 712 345 678 0711 222 333', ['tel:+254712345678', 'tel:+251711222333']],
    ['254712345678', ['tel:+254712345678']],
    ['971 50 123 4567', ['tel:+971501234567']],
    ['0049 170 1234567', ['tel:+491701234567']],
    // An incomplete number is dialled as written.
    ['8282', ['tel:8282']],
    ['Shop 12, 8282', ['tel:8282']],
    ['call 911', ['tel:911']],
    ['12', []],
    ['call us', []],
    ['', []],
  ])('dials in %j the number %j', (field, hrefs) => expect(dialled(field)).toEqual(hrefs));

  it.each([
    ['Shop 12, 0911 22 33 44 / 0922-33-44-55', ['+251 911 223 344', '+251 922 334 455']],
    ['+251911223344', ['+251 911 223 344']],
    ['0711223344', ['+251 711 223 344']],
    ['0115512345', ['+251 11 551 2345']],
    ['+44 20 7946 0958', ['+44 20 7946 0958']],
    ['8282', ['8282']],
  ])('shows the Ethiopian numbers in %j in one form, and others as they are written', (field, texts) => {
    expect(readPhoneNumbers(field).map(({ text }) => text)).toEqual(texts);
  });
});
