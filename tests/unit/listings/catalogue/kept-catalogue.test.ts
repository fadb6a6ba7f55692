import { describe, expect, it, vi } from 'vitest';
import { day } from '@/lib/time';
import { keepCatalogue, readKeptCatalogue } from '@/listings/catalogue/kept-catalogue';
import { buildListing } from '#tests/build-listing';
import { fixedNow } from '#tests/clock';
import { stubCaches } from '#tests/memory-caches';

const listing = (id: number, fields: object = {}) =>
  buildListing({
    id,
    email: 'owner@example.com',
    date_posted: new Date(fixedNow - id).toISOString(),
    ...fields,
  });

describe('a kept catalogue', () => {
  it('is read as it was, newest first, without the owners’ addresses', async () => {
    const texts = stubCaches();
    const listings = [listing(1, { price: '9000.50', condition: 'Used' }), listing(2)];
    expect(await keepCatalogue(listings)).toBe(true);
    const kept = await readKeptCatalogue();
    expect(kept?.keptAt).toBe(fixedNow);
    expect(kept?.listings).toEqual(listings.map((one) => ({ ...one, ownerEmail: '' })));
    expect([...texts.values()].join('')).not.toContain('owner@example.com');
  });

  it('has the thousand newest that are verified', async () => {
    stubCaches();
    const many = Array.from({ length: 1100 }, (_, index) =>
      listing(index + 1, { verified: index % 2 === 0 || index > 99 }),
    );
    await keepCatalogue(many);
    const ids = (await readKeptCatalogue())?.listings.map(({ id }) => id) ?? [];
    expect(ids).toHaveLength(1000);
    expect([ids[0], ids[1], ids.at(-1)]).toEqual(['1', '3', '1050']);
  });

  it('is read for seven days and no longer', async () => {
    stubCaches();
    await keepCatalogue([listing(1)]);
    vi.setSystemTime(fixedNow + 7 * day);
    expect((await readKeptCatalogue())?.listings).toHaveLength(1);
    vi.setSystemTime(fixedNow + 7 * day + 1);
    expect(await readKeptCatalogue()).toBeNull();
  });

  it.each([
    ['of another version of the app', { version: -1 }],
    ['without the time it was kept at', { keptAt: 'yesterday' }],
  ])('is none %s', async (_what, changes) => {
    const texts = stubCaches();
    await keepCatalogue([listing(1)]);
    for (const [address, text] of texts)
      texts.set(address, JSON.stringify({ ...JSON.parse(text), ...changes }));
    expect(await readKeptCatalogue()).toBeNull();
  });

  it('is none where the browser keeps nothing', async () => {
    expect(await keepCatalogue([listing(1)])).toBe(false);
    expect(await readKeptCatalogue()).toBeNull();
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('No.', 'SecurityError')) });
    expect(await keepCatalogue([listing(1)])).toBe(false);
    expect(await readKeptCatalogue()).toBeNull();
  });
});
