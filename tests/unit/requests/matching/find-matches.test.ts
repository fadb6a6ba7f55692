import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMatches } from '@/requests/matching/find-matches';
import { createSearchIndex } from '@/search/search-index';
import { buildListing } from '#tests/data/build-listing';

const listing = (product_name: string, category = 'design', fields: object = {}) =>
  buildListing({ product_name, category, description: 'As good as new.', company_name: 'Shop', ...fields });
const index = await createSearchIndex([
  listing('Aluminium ladder, three metres'),
  listing('Wooden chairs, set of six'),
  listing('Office chair with wheels', 'office', { price: '9000.00' }),
  listing('Dining table', 'design', { description: 'Goes well with six wooden chairs.' }),
  listing('Rocking chair'),
  listing('Injera, twenty pieces', 'foods'),
  listing('Small fridge for office and shop', 'appliances', {
    price: '12000.00',
    location: 'Bole, Addis Ababa',
  }),
  listing('Refrigerator, 410 litres', 'appliances', { price: '64000.00', location: 'Hawassa' }),
  listing('Backup battery with inverter', 'energy', { description: 'Keeps the fridge running.' }),
  listing('Radio advert, 30 seconds', 'podcasting', {
    description: 'A second-hand fridge, a shop: we say it.',
  }),
  listing('Two-way radios, pair', 'telecom'),
  listing('Shoe and bag repair', 'repair'),
  listing('Ferris wheel and fun park', 'entertaiments'),
  listing('House help and nannies', 'human'),
  listing('Two-bedroom flat for rent', 'homes'),
]);
const names = (text: string) => findMatches(index, text).map(({ name }) => name);

describe('the offers that match a request', () => {
  it('share its words, in any form, ignoring case', () => {
    expect(names('I need a LADDER for my shop')).toEqual(['Aluminium ladder, three metres']);
    expect(names('ladders?')).toEqual(['Aluminium ladder, three metres']);
  });

  it('are at most three, best first', () => {
    const found = names('Six wooden chairs wanted');
    expect(found).toHaveLength(3);
    expect(found[0]).toBe('Wooden chairs, set of six');
    expect(found).not.toContain('Dining table');
  });

  it.each(['', '   ', 'I want to buy something good, please call me', 'xyz', '??', 'a an to'])(
    'are none for %j',
    (text) => expect(names(text)).toEqual([]),
  );

  it.each([
    ['Looking for a second-hand fridge around Megenagna', ['Small fridge', 'Refrigerator']],
    ['Fridge in Hawassa?', ['Small fridge', 'Refrigerator']],
    ['frige', ['Small fridge', 'Refrigerator']],
    ['ፍሪጅ እፈልጋለሁ', ['Small fridge', 'Refrigerator']],
    ['A refrigerator, up to 20,000 Birr', ['Small fridge']],
    ['Hello! We move next week. I need injera and a ladder.', ['Injera', 'Aluminium ladder']],
    ['I need a radio', ['Two-way radios']],
    ['Who repairs shoes?', ['Shoe and bag repair']],
    ['Two-bedroom house to rent in Ayat', ['Two-bedroom flat']],
    ['I need house help in Bole', ['House help']],
    ['Please help me find a ladder', ['Aluminium ladder']],
    ['In Bole I need a ladder', ['Aluminium ladder']],
  ])('match what %j asks for', (text, expected) => {
    const found = names(text);
    expect(found.map((name) => expected.find((start) => name.startsWith(start))).toSorted()).toEqual(
      expected.toSorted(),
    );
  });

  it.each([
    'Selling a dining table, 3,500 Birr',
    'A battery charger for my shop in Bole',
    'I need a laptop repair',
    'New shoes, size 42',
    'Somebody with office and shop experience',
    'Four tyres',
    'A bag',
    'Anybody selling for 30 seconds',
  ])('are none for %j, because offers only mention its words', (text) => expect(names(text)).toEqual([]));

  it('are sorted with those from the request’s place first', () => {
    expect(names('refrigerator in Hawassa')[0]).toBe('Refrigerator, 410 litres');
  });
});

it('are the same, whatever words stand around the wanted thing', () => {
  const asking = fc.constantFrom(
    'Looking for',
    'I need',
    'Want to buy',
    'Hello, please',
    'Who sells',
    'Advert:',
  );
  const after = fc.constantFrom('', ' please', ', thank you', ' for my sister', '. Call me today!');
  fc.assert(
    fc.property(asking, after, fc.constantFrom('ladder', 'fridge', 'chair'), (before, suffix, thing) => {
      expect(names(`${before} a good ${thing}${suffix}`)).toEqual(names(thing));
      expect(names(thing).length).toBeGreaterThan(0);
    }),
  );
});

it.each([
  ['I need a firij', 'ፍሪጅ 200 ሊትር'],
  ['ሶፋ እፈልጋለሁ', 'Sofa with cushions'],
  ['Looking for wenber', 'ወንበር'],
])('include an offer for %j in another script', async (text, name) => {
  const mixed = await createSearchIndex([
    listing('ፍሪጅ 200 ሊትር', 'appliances'),
    listing('Sofa with cushions'),
    listing('ወንበር'),
  ]);
  expect(findMatches(mixed, text).map((found) => found.name)).toEqual([name]);
});
