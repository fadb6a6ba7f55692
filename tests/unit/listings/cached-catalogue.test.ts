import { describe, expect, it, vi } from 'vitest';
import { readCachedCatalogue, writeCatalogue } from '@/listings/cached-catalogue';
import { day } from '@/platform/time';
import { stubCaches } from '#tests/browser/memory-caches';
import { buildListing } from '#tests/data/build-listing';
import { fixedNow } from '#tests/data/clock';

const listing = (id: number, fields: object = {}) =>
  buildListing({
    id,
    email: 'owner@example.com',
    date_posted: new Date(fixedNow - id).toISOString(),
    ...fields,
  });

describe('a cached catalogue', () => {
  it('is read unchanged, newest first, without the owners’ email addresses', async () => {
    const texts = stubCaches();
    const listings = [listing(1, { price: '9000.50', condition: 'Used' }), listing(2)];
    expect(await writeCatalogue(listings)).toBe(true);
    const cached = await readCachedCatalogue();
    expect(cached?.asOf).toBe(fixedNow);
    expect(cached?.listings).toEqual(listings.map((one) => ({ ...one, ownerEmail: '' })));
    expect([...texts.values()].join('')).not.toContain('owner@example.com');
  });

  it('contains the thousand newest verified listings', async () => {
    stubCaches();
    const many = Array.from({ length: 1100 }, (_, index) =>
      listing(index + 1, { verified: index % 2 === 0 || index > 99 }),
    );
    await writeCatalogue(many);
    const ids = (await readCachedCatalogue())?.listings.map(({ id }) => id) ?? [];
    expect(ids).toHaveLength(1000);
    expect([ids[0], ids[1], ids.at(-1)]).toEqual(['1', '3', '1050']);
  });

  it('is read for seven days and no longer', async () => {
    stubCaches();
    await writeCatalogue([listing(1)]);
    vi.setSystemTime(fixedNow + 7 * day);
    expect((await readCachedCatalogue())?.listings).toHaveLength(1);
    vi.setSystemTime(fixedNow + 7 * day + 1);
    expect(await readCachedCatalogue()).toBeNull();
  });

  it.each([
    ['of another version of the app', { version: -1 }],
    ['without the time it was written at', { keptAt: 'yesterday' }],
  ])('is not used %s', async (_what, changes) => {
    const texts = stubCaches();
    await writeCatalogue([listing(1)]);
    for (const [address, text] of texts)
      texts.set(address, JSON.stringify({ ...JSON.parse(text), ...changes }));
    expect(await readCachedCatalogue()).toBeNull();
  });

  it.each(['[]', 'null', '{"version":0,"keptAt":1,"rows":[]}'])(
    'is not used if %s is stored',
    async (text) => {
      const texts = stubCaches();
      await writeCatalogue([listing(1)]);
      for (const address of texts.keys()) texts.set(address, text);
      expect(await readCachedCatalogue()).toBeNull();
    },
  );

  it('is missing if the browser stores nothing', async () => {
    expect(await writeCatalogue([listing(1)])).toBe(false);
    expect(await readCachedCatalogue()).toBeNull();
    vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('No.', 'SecurityError')) });
    expect(await writeCatalogue([listing(1)])).toBe(false);
    expect(await readCachedCatalogue()).toBeNull();
  });
});
