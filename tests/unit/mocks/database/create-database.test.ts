import { describe, expect, it } from 'vitest';
import { day } from '@/platform/time';
import { createDatabase } from '@/mocks/database/create-database';
import { createMemoryStorage } from '@/mocks/database/memory-storage';
import type { MockStorage } from '@/mocks/database/mock-storage';
import { now, startMockServer } from '#tests/unit/mocks/mock-server';
import { photoBytes, productForm } from '#tests/unit/mocks/product-form';

const start = (storage: MockStorage, time = now) =>
  startMockServer(createDatabase({ storage, now: () => time }));
const request = { name: 'Hana Bekele', message: 'Looking for a netela' };

describe('what people add', () => {
  it('survives a reload, files included, beside a demonstration that is made afresh', async () => {
    const storage = createMemoryStorage();
    const before = start(storage);
    const row = await (await before.postForm(productForm())).json();
    await before.postJson('/api/cat', request);

    const after = start(storage, now + 30 * day);
    const products = await after.products();
    expect(products.at(-1)).toEqual(row);
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    const newest = Math.max(...products.map(({ date_posted }) => Date.parse(date_posted ?? '')));
    expect(newest).toBeGreaterThan(now + 29 * day);
    expect((await after.database.entries()).at(-1)).toMatchObject({ id: 100_000, ...request });
    const media = await after.send(row.product_photo);
    expect(new Uint8Array(await media.arrayBuffer())).toEqual(photoBytes);
  });

  it('goes on counting after a reload', async () => {
    const storage = createMemoryStorage();
    await start(storage).postForm(productForm());
    expect(await (await start(storage).postForm(productForm())).json()).toMatchObject({ id: 100_001 });
  });

  it('is not shared by two databases that name no storage', async () => {
    const one = startMockServer();
    await one.postForm(productForm());
    expect(await startMockServer().products()).toHaveLength((await one.products()).length - 1);
  });
});

describe('verification', () => {
  it.each([100_000, 1])('of product %i is remembered and can be taken back', async (id) => {
    const storage = createMemoryStorage();
    const { postForm, database } = start(storage);
    await postForm(productForm());
    const verified = async () =>
      (await start(storage).products()).find((product) => product.id === id)?.verified;
    await database.setVerified(id, true);
    expect(await verified()).toBe(true);
    await database.setVerified(id, false);
    expect(await verified()).toBe(false);
  });
});

describe('reset', () => {
  it('forgets posts, files, entries and verdicts, and leaves the demonstration', async () => {
    const storage = createMemoryStorage();
    const server = start(storage);
    const untouched = { products: await server.products(), entries: await server.database.entries() };
    const row = await (await server.postForm(productForm())).json();
    await server.postJson('/api/cat', request);
    const first = untouched.products[0];
    await server.database.setVerified(Number(first?.id), !first?.verified);
    expect(await server.products()).not.toEqual(untouched.products);

    await server.database.reset();
    expect(await server.products()).toEqual(untouched.products);
    expect(await server.database.entries()).toEqual(untouched.entries);
    expect((await server.send(row.product_photo)).status).toBe(404);
  });
});
