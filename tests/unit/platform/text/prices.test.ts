import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readPrice, readPriceBounds } from '@/platform/text/prices';

const currencies = [
  (amount: string) => amount,
  (amount: string) => `${amount} Birr`,
  (amount: string) => `${amount}ብር`,
  (amount: string) => `ETB ${amount}`,
  (amount: string) => `Br. ${amount}`,
];

it.each([
  ['20000', 20_000],
  ['20 000', 20_000],
  ['20\u00a0000', 20_000],
  ['20\u202f000', 20_000],
  ['20.000', 20_000],
  ['20,000', 20_000],
  ["20'000", 20_000],
  ['20’000', 20_000],
  ['２０，０００', 20_000],
  ['20k', 20_000],
  ['20 K', 20_000],
  ['20 thousand', 20_000],
  ['20ሺ', 20_000],
  ['20 ሺህ', 20_000],
  ['20 shi', 20_000],
  ['1.5k', 1500],
  ['1.5 million', 1_500_000],
  ['1,5 million', 1_500_000],
  ['1.250 million', 1_250_000],
  ['2m', 2_000_000],
  ['2 mil', 2_000_000],
  ['2 ሚሊዮን', 2_000_000],
  ['1,250,000.50', 1_250_000.5],
  ['1.250.000', 1_250_000],
  ['0.5', 0.5],
  ['0', 0],
])('readPrice reads %j, with and without a currency', (text, price) => {
  for (const write of currencies) expect(readPrice(write(text)), write(text)).toBe(price);
});

it.each([
  '',
  ' ',
  'free',
  '-5',
  '1,5',
  '15,00',
  '1500,50',
  '1.505,5',
  '1e5',
  '12 0',
  '20 m',
  '20kg',
  '2 3',
  '0911 234567',
  '1,00,000',
])('readPrice reads no price in %j', (text) => expect(readPrice(text)).toBeNull());

const read = (text: string) => {
  const { minimum, maximum, rest } = readPriceBounds(text);
  return [rest.replace(/\s+/g, ' ').trim(), minimum, maximum];
};

it.each([
  ['fridge below 20,000 birr near Bole', ['fridge near Bole', null, 20_000]],
  ['fridge under 20 000', ['fridge', null, 20_000]],
  ['fridge under 20.000', ['fridge', null, 20_000]],
  ['laptop up to 45k', ['laptop', null, 45_000]],
  ['laptop less than 20 thousand birr', ['laptop', null, 20_000]],
  ['house under 1.5 million', ['house', null, 1_500_000]],
  ['house below 2m', ['house', null, 2_000_000]],
  ['house not more than ETB 2 mil', ['house', null, 2_000_000]],
  ['laptop < 1,500.50 ETB', ['laptop', null, 1500.5]],
  ['fridge max 1.5 k', ['fridge', null, 1500]],
  ['sofa budget 20k', ['sofa', null, 20_000]],
  ['shoes under 500', ['shoes', null, 500]],
  ['20,000 birr or less', ['', null, 20_000]],
  ['ፍሪጅ ከ20ሺ ብር በታች', ['ፍሪጅ', null, 20_000]],
  ['ፍሪጅ ከ 20,000 በታች', ['ፍሪጅ', null, 20_000]],
  ['ፍሪጅ እስከ 5000 ብር', ['ፍሪጅ', null, 5000]],
  ['ፍሪጅ እስከ 5000 ብር ድረስ', ['ፍሪጅ', null, 5000]],
  ['frij eske 5000', ['frij', null, 5000]],
  ['frij ke 20shi birr betach', ['frij', null, 20_000]],
  // From
  ['ጫማ ከ3000 እስከ 5000', ['ጫማ', 3000, 5000]],
  ['ጫማ ከ3,000-5,000 ብር', ['ጫማ', 3000, 5000]],
  ['chama ke3000 eske 5000', ['chama', 3000, 5000]],
  ['shoes between 3000 and 5000 birr', ['shoes', 3000, 5000]],
  ['shoes from 500 to 5000', ['shoes', 500, 5000]],
  ['car 2-3 million birr', ['car', 2_000_000, 3_000_000]],
  ['car 800k to 1m', ['car', 800_000, 1_000_000]],
  ['ጫማ ከ3000 ብር በላይ', ['ጫማ', 3000, null]],
  ['house above 2 million', ['house', 2_000_000, null]],
  ['house at least 5000', ['house', 5000, null]],
  ['house from 5000 birr', ['house', 5000, null]],
  ['house above 2 million under 3 million', ['house', 2_000_000, 3_000_000]],
  // No prices
  ['fridge', ['fridge', null, null]],
  ['under armour shoes', ['under armour shoes', null, null]],
  ['home internet up to 100 Mbit', ['home internet up to 100 Mbit', null, null]],
  ['generator under 5 kW', ['generator under 5 kW', null, null]],
  ['tent for up to 6 people below 3,000', ['tent for up to 6 people', null, 3000]],
  ['cable up to 20 m', ['cable up to 20 m', null, null]],
  ['Toyota from 2015', ['Toyota from 2015', null, null]],
  ['cars from 2015 to 2018', ['cars from 2015 to 2018', null, null]],
  ['open from 8 to 17', ['open from 8 to 17', null, null]],
  ['over 18', ['over 18', null, null]],
  ['iphone 12 64 GB', ['iphone 12 64 GB', null, null]],
  ['call 0911223344', ['call 0911223344', null, null]],
  ['Men’s shoes', ['Men’s shoes', null, null]],
  ['', ['', null, null]],
])('readPriceBounds reads %j', (text, expected) => expect(read(text)).toEqual(expected));

it('readPriceBounds accepts any text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'a<5, k.ከበታችder upnbol-to'), maxLength: 300 }),
      (text) => {
        const { minimum, maximum } = readPriceBounds(text);
        for (const bound of [minimum, maximum]) expect(bound === null || Number.isFinite(bound)).toBe(true);
      },
    ),
  );
});
