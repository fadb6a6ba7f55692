import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categories } from '@/listings/categories/categories';
import { exploreTiles, serviceTiles } from '@/listings/categories/category-tiles';
import { collections } from '@/listings/categories/collections';
import { withTexts } from '#tests/data/list-texts';
import { expectedCategories } from './category-expectations';

const valuesOf = (cases: readonly { value: string }[]) => cases.map(({ value }) => value);

describe('the categories', () => {
  it('begin with the 57 specified categories in order, without duplicates', () => {
    expect(expectedCategories).toHaveLength(57);
    expect(valuesOf(categories).slice(0, 57)).toEqual(valuesOf(expectedCategories));
    expect(new Set(valuesOf(categories)).size).toBe(categories.length);
  });

  it.each(expectedCategories)('have $value with the specified paths and texts', (expected) => {
    const category = categories.find(({ value }) => value === expected.value);
    if (!category) throw new Error('There is no such category.');
    const { paths, label, heading, emptyMessage, look, loadErrorMessage } = withTexts(category);
    expect({ paths, label, look, loadErrorMessage }).toEqual({
      paths: expected.paths,
      label: expected.label,
      look: expected.look,
      loadErrorMessage: expected.loadErrorMessage,
    });
    expect(heading).toBe(expected.heading ?? heading);
    expect(emptyMessage).toBe(expected.emptyMessage ?? emptyMessage);
  });

  it.each(expectedCategories.filter(({ heading }) => heading === null))(
    'have a heading for $value, for which none is specified',
    ({ value, label }) => {
      const headings = categories.map((category) => withTexts(category).heading);
      const heading = headings[valuesOf(categories).indexOf(value)] ?? '';
      expect(heading.trim()).not.toBe('');
      expect(heading).not.toBe(label);
      expect(headings.filter((other) => other === heading)).toHaveLength(1);
    },
  );

  it.each(expectedCategories.filter(({ emptyMessage }) => emptyMessage === null))(
    'have an empty message for $value, for which none is specified',
    ({ value }) => {
      const messages = categories.map((category) => withTexts(category).emptyMessage);
      const message = messages[valuesOf(categories).indexOf(value)] ?? '';
      expect(message).toMatch(/^No .+ found\.$/);
      expect(messages.filter((other) => other === message)).toHaveLength(1);
    },
  );

  it('do not contain the values that only the server sets', () => {
    for (const value of ['new', 'weekly', 'upcomming']) expect(valuesOf(categories)).not.toContain(value);
  });
});

describe('the collections', () => {
  it.each([
    [
      'upcoming',
      'Upcoming offers this week!',
      'No upcoming services/products found.',
      'Failed to fetch upcoming products',
    ],
    ['newOffers', null, 'No products found.', 'Failed to fetch products'],
    ['holiday', null, 'No holiday discounts found.', 'Failed to fetch products'],
    ['daily', 'Only for Today and Tomorrow!', 'No daily discounts found.', 'Failed to fetch products'],
    [
      'weekly',
      'Only this week - Discover new picks!',
      'No weekly discounts found.',
      'Failed to fetch products',
    ],
  ] as const)('have the specified texts for %s', (name, heading, emptyMessage, loadErrorMessage) => {
    const collection = withTexts(collections[name]);
    expect(collection).toMatchObject({ emptyMessage, loadErrorMessage, look: 'rows' });
    expect(collection.heading.trim()).not.toBe('');
    expect(collection.heading).toBe(heading ?? collection.heading);
  });
});

const pathOf = (value: string) => expectedCategories.find((expected) => expected.value === value)?.paths[0];
const labelOf = (value: string) => expectedCategories.find((expected) => expected.value === value)?.label;

// The specified labels and paths of this grid, written here independently of the table of categories.
const exploreGrid = `
Fashions /fashions
Computers & Electronics /electronic-materials
Homes /homes
Car Brands /car-brands
Home and Appliances /home-appliances
Health & Beauty /health-and-beauties
Agriculture And Livestock products /Agriculture_And_Livestock
Books & Stationaries materials /Books_And_Stationaries
Jewelry products /Jewelries
Baby & Kids Products /Babies_And_Kids_Products
Cleaning And Sanitation materials /Cleaning_And_Sanitation_Services
Art & Handicrafts /Art_And_Handicrafts
Video & Photography materials /Video_And_Photography
Furniture & Interior Design materials /Furniture_And_Interior_design
Printing & Publishing materials /Printing_And_Publishing
`;

const services =
  'repair consultancy cleaning telecom security software digital fitness rental logistic freight automotive carwash ' +
  'human insurances medical nursing sallons elearning architecture';

describe('the tiles', () => {
  it.each([...exploreTiles, ...serviceTiles].map(({ value }) => value))('have a picture for %s', (value) => {
    expect(existsSync(`public/art/${value}.webp`)).toBe(true);
  });

  it('of Explore More Products are the fifteen specified ones', () => {
    const agreed = exploreGrid.trim().split('\n');
    expect(agreed).toHaveLength(15);
    expect(exploreTiles.slice(0, 15).map(({ label, path }) => `${label} ${path}`)).toEqual(agreed);
  });

  it('of the services are the twenty specified ones, and the first keeps its own spelling', () => {
    const agreed = services.split(' ');
    expect(agreed).toHaveLength(20);
    expect(serviceTiles.slice(0, 20).map(({ value, label, path }) => [value, label, path])).toEqual(
      agreed.map((value) => [
        value,
        labelOf(value),
        value === 'repair' ? '/Repair_and_maintenace' : pathOf(value),
      ]),
    );
  });
});
