import { describe, expect, it } from 'vitest';
import { attributeChoices, attributeLabel, attributeWords } from '@/listings/catalogue/attributes';
import { buildListing } from '#tests/build-listing';

describe('the condition of an offer', () => {
  it.each([
    ['new', 'New'],
    [' USED ', 'Used'],
    ['refurbished', 'Refurbished'],
    ['broken', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j as %j', (condition, words) => {
    expect(attributeWords(buildListing({ condition }), 'condition')).toBe(words);
  });

  it('may be picked by its words', () => {
    expect(attributeLabel('condition')).toBe('Condition');
    expect(attributeChoices('condition').map(([, words]) => words)).toEqual(['New', 'Used', 'Refurbished']);
  });
});
