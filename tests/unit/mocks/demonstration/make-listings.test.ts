import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { categories } from '@/listings/categories/categories';
import type { MockProduct } from '@/mocks/database/mock-storage';
import { demonstrationCategories } from '@/mocks/demonstration/demonstration-categories';
import { makeListings } from '@/mocks/demonstration/make-listings';
import { productRowSchema } from '#tests/data/product-row-schema';
import { expectedCategories } from '#tests/structure/category-expectations';

const now = Date.parse('2026-03-10T09:30:00Z');
const make = (seed: number, at = now) => makeListings({ seed, now: at, categories: demonstrationCategories });
const listings = make(7);
const seeds = Array.from({ length: 12 }, (_, seed) => seed);
const collections = ['new', 'weekly', 'upcomming'];

const postedAt = ({ date_posted }: MockProduct) => Date.parse(date_posted);
const newestFirst = (products: MockProduct[]) =>
  products.toSorted((one, other) => postedAt(other) - postedAt(one));
const inCategory = (products: MockProduct[], value: string) =>
  products.filter(({ category }) => category === value);

function alikeNeighbours(products: MockProduct[]): string[] {
  return newestFirst(products)
    .filter((product, index, all) => product.product_photo === all[index + 1]?.product_photo)
    .map(({ id, product_photo }) => `${id} ${product_photo}`);
}

describe('the demonstration catalogue', () => {
  it('has at least 420 listings with ids from 1 up, all of which the app can read', () => {
    expect(listings.length).toBeGreaterThanOrEqual(420);
    expect(listings.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      listings.map((_, index) => index + 1),
    );
    // The schema drops what it cannot read. A row that it returns unchanged is correct.
    expect(v.parse(v.array(productRowSchema), listings)).toEqual(listings);
  });

  it.each(expectedCategories.map(({ value }) => value))(
    'shows at least 5 verified listings in %s',
    (value) => {
      expect(inCategory(listings, value).filter(({ verified }) => verified).length).toBeGreaterThanOrEqual(5);
    },
  );

  it.each(collections)(
    'has 8 to 12 verified listings of several categories in the collection %s',
    (value) => {
      const members = inCategory(listings, value);
      expect(members.length).toBeGreaterThanOrEqual(8);
      expect(members.length).toBeLessThanOrEqual(12);
      expect(members.every(({ verified }) => verified)).toBe(true);
      expect(new Set(members.map(({ product_name }) => product_name)).size).toBeGreaterThanOrEqual(8);
    },
  );

  it('has no company that offers the same thing twice in a category', () => {
    const keys = listings.map(
      ({ category, product_name, company_name }) => `${category} ${product_name} ${company_name}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('no two neighbouring listings look alike', () => {
  it.each(seeds)('in the whole catalogue and in each category (seed %i)', (seed) => {
    const all = make(seed);
    const verified = all.filter((product) => product.verified);
    expect(alikeNeighbours(all)).toEqual([]);
    expect(alikeNeighbours(verified)).toEqual([]);
    for (const { value } of [...categories, ...collections.map((collection) => ({ value: collection }))]) {
      expect(alikeNeighbours(inCategory(all, value)), value).toEqual([]);
      expect(alikeNeighbours(inCategory(verified, value)), value).toEqual([]);
    }
  });
});

describe('people and contacts', () => {
  it.each([
    ['hana@example.com', 'Hana', 'Bekele'],
    ['dawit@example.com', 'Dawit', 'Tesfaye'],
  ])('gives %s at least 4 verified and 4 waiting posts', (email, first, last) => {
    const own = listings.filter((listing) => listing.email === email);
    expect(own.filter(({ verified }) => verified).length).toBeGreaterThanOrEqual(4);
    expect(own.filter(({ verified }) => !verified).length).toBeGreaterThanOrEqual(4);
    expect(new Set(own.map(({ first_name, last_name }) => `${first_name} ${last_name}`))).toEqual(
      new Set([`${first} ${last}`]),
    );
  });

  const contacts = [
    ['contact_phone', /^\+2519\d{8}$/],
    ['contact_telegram', /^https:\/\/t\.me\/gulit_demo_[a-z\d_]+$/],
    ['contact_tick', /^https:\/\/www\.tiktok\.com\/@gulit\.demo\.[a-z\d.]+$/],
    ['web_site', /^https:\/\/[a-z\d-]+\.example\.com$/],
  ] as const;

  it.each(contacts)('writes %s as %s or leaves it out', (field, pattern) => {
    const values = listings.map((listing) => listing[field]);
    const given = values.filter((value) => value !== null);
    expect(given.filter((value) => !pattern.test(String(value)))).toEqual([]);
    expect(given.length).toBeGreaterThan(listings.length / 2);
    expect(given.length).toBeLessThan(listings.length);
  });
});

describe('numbers and pictures', () => {
  it('shows 5 to 8 different additional pictures, each with its own id', () => {
    const all = listings.flatMap(({ images }) => images);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ image }) => !/^\/demo\/[a-z\d-]+\.webp$/.test(image))).toEqual([]);
    for (const { id, images, product_photo } of listings) {
      const pictures = new Set([product_photo, ...images.map(({ image }) => image)]);
      expect(pictures.size, `listing ${id}`).toBe(images.length + 1);
      expect(images.length, `listing ${id}`).toBeGreaterThanOrEqual(5);
      expect(images.length, `listing ${id}`).toBeLessThanOrEqual(8);
    }
  });

  it('shows the thing itself in every additional picture', () => {
    const products = Object.values(demonstrationCategories).flatMap((category) => category?.products ?? []);
    const nameOf = (address: string) => path.basename(address, '.webp');
    for (const { id, product_name, product_photo, images } of listings) {
      // The main photo is the product's own picture, or another view of it (`name--view`).
      const main = nameOf(product_photo ?? '').replace(/--.*/, '');
      const ofKind = products.filter(({ pictures }) => pictures[0] === main);
      const sides = new Set(ofKind.flatMap((product) => product.sides ?? []));
      const unrelated = images.filter(({ image }) => {
        const name = nameOf(image);
        return name.replace(/--.*/, '') !== main && !sides.has(name);
      });
      expect(unrelated, `listing ${id}, ${product_name}`).toEqual([]);
    }
  });

  it('uses only existing pictures under 12 kB', () => {
    const folder = path.join(import.meta.dirname, '../../../../public/demo');
    const files = new Set(readdirSync(folder).map((file) => `/demo/${file}`));
    const named = listings.flatMap(({ product_photo, profile_photo, images }) => [
      product_photo,
      profile_photo,
      ...images.map(({ image }) => image),
    ]);
    expect(named.filter((address) => address && !files.has(address))).toEqual([]);
    const sizes = [...files].map((file) => statSync(path.join(folder, path.basename(file))).size);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(12_000);
  });
});
