import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  choicesOf,
  emptyFields,
  postFieldNames,
  postFields,
  toPostFields,
  toWire,
  wireNames,
} from '@/selling/post/post-fields';
import { toFormData } from '@/selling/submission/submit-post';
import { hana } from '#tests/app/sign-in';
import { buildListing } from '#tests/data/build-listing';
import { buildPost, filledFields as filled } from '#tests/data/build-post';
import { buildRow } from '#tests/data/build-row';

/** The row of a post with every field filled in. */
const row = {
  ...buildRow(),
  ...Object.fromEntries(
    [...toFormData(buildPost({ fields: filled }), hana)].filter(([, value]) => typeof value === 'string'),
  ),
};

it.each(postFieldNames)('the field %s is filled in when its listing is posted again', (name) => {
  expect(toPostFields(buildListing(row))[name]).toBe(filled[name]);
});

it('the API document describes each field', () => {
  const told = readFileSync('docs/api.md', 'utf8');
  expect(wireNames.filter((name) => !told.includes(`\`${name}\``))).toEqual([]);
});

it('the Django server that stands in for a real one stores each field', () => {
  const server = readFileSync('tests/drf/server.py', 'utf8');
  expect(wireNames.filter((name) => !server.includes(`\n    ${name} = models.`))).toEqual([]);
});

it('a copied post has no choice that the form does not offer', () => {
  const listing = buildListing({ category: 'weekly', discount: '12' });
  expect(toPostFields(listing)).toMatchObject({ category: '', discount: '' });
});

it('a copied post keeps an ended discount', () => {
  expect(toPostFields(buildListing({ discount: 'ended' })).discount).toBe('ended');
});

it('each field has its own name', () => {
  for (const key of ['wireName', 'label'] as const) {
    const names = Object.values(postFields).map((field) => field[key]);
    expect(new Set(names).size).toBe(names.length);
  }
});

it('a copied post has empty fields where the listing has no values', () => {
  const bare = {
    ...buildListing({ product_name: 'Sofa', discount: null }),
    company: '',
    category: '',
    place: '',
    description: '',
    price: null,
    coordinates: null,
    phone: null,
  };
  expect(toPostFields(bare)).toEqual({ ...emptyFields, productName: 'Sofa' });
});

it.each([
  ['productName', ' Sofa ', 'Sofa'],
  ['price', ' 1,500 ', '1500'],
  ['price', 'cheap', ''],
  ['telegram', 't.me/shop', 'https://t.me/shop'],
  ['telegram', '@shop', 'https://t.me/shop'],
  ['telegram', 'shop', 'https://t.me/shop'],
  ['telegram', 'my shop', ''],
  ['telegram', 'javascript:alert(1)', ''],
  ['telegram', 'https://t.me@evil.example/', ''],
  ['tiktok', ' @shop ', 'https://www.tiktok.com/@shop'],
  ['tiktok', 'shop', 'https://www.tiktok.com/@shop'],
  ['website', '@shop', ''],
  ['phone', ' 911 ', '911'],
  ['phone', 'ask 12', ''],
  ['website', '  ', ''],
] as const)('the form sends the %s %j as %j', (name, typed, sent) => {
  expect(toWire(name, typed)).toBe(sent);
});

it('the form offers the specified discounts, and an ended discount only when posting again', () => {
  expect(choicesOf('discount')).toEqual([
    ['waiting', 'Waiting for discount...'],
    ['5', '5% off'],
    ['10', '10% off'],
    ['15', '15% off'],
    ['20', '20% off'],
  ]);
  expect(choicesOf('discount', true)).toEqual([...choicesOf('discount'), ['ended', 'Discount Ended']]);
  expect(choicesOf('condition', true)).toEqual(choicesOf('condition'));
  expect(choicesOf('productName')).toEqual([]);
});
