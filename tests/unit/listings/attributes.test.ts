import { describe, expect, it } from 'vitest';
import { createAttributeTable, listingAttributes } from '@/listings/attributes';
import { buildListing } from '#tests/data/build-listing';

describe('the condition of an offer', () => {
  it.each([
    ['new', 'New'],
    [' USED ', 'Used'],
    ['refurbished', 'Refurbished'],
    ['broken', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j as %j', (condition, words) => {
    expect(listingAttributes.text(buildListing({ condition }), 'condition')).toBe(words);
  });

  it('can be chosen by its label', () => {
    expect(listingAttributes.label('condition')).toBe('Condition');
    expect(listingAttributes.choices('condition')?.map(([, words]) => words)).toEqual([
      'New',
      'Used',
      'Refurbished',
    ]);
  });
});

describe('an attribute without choices', () => {
  const { names, read, text } = createAttributeTable({
    colour: { label: 'Colour' },
    size: { label: 'Size', choices: [['s', 'Small']] },
  });

  it("keeps the seller's own words", () => {
    const row = { colour: ' Dark red ', size: 'S' };
    const attributes = read((name) => row[name]);
    expect(names.map((name) => text({ attributes }, name))).toEqual(['Dark red', 'Small']);
  });

  it('is shown if the server sends a number', () => {
    expect([...read((name) => (name === 'colour' ? 24 : null))]).toEqual([['colour', '24']]);
  });

  it('is absent if it has only spaces', () => {
    expect([...read(() => '  ')]).toEqual([]);
  });
});
