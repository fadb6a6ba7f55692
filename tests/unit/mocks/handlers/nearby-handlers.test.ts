import { describe, expect, it } from 'vitest';
import type { ProductRow } from '@/listings/product-row';
import { distanceInKilometres } from '@/platform/coordinates';
import { startMockServer } from '#tests/unit/mocks/mock-server';

const bole = { latitude: 8.9953, longitude: 38.7885 };
const nearBole = (radius: number) =>
  `/api/products/nearby/?lat=${bole.latitude}&lng=${bole.longitude}&radius=${radius}`;
const distanceOf = ({ latitude, longitude }: ProductRow) =>
  distanceInKilometres(bole, { latitude: Number(latitude), longitude: Number(longitude) });
const ids = (rows: ProductRow[]) => rows.map(({ id }) => id);

describe('GET /api/products/nearby/', () => {
  it.each([1, 2, 5])('gives exactly the verified products within %i km', async (radius) => {
    const { send, products } = startMockServer();
    const near = (await products()).filter((row) => distanceOf(row) <= radius);
    const verified = near.filter((row) => row.verified === true);
    const rows: ProductRow[] = await (await send(nearBole(radius))).json();
    expect(ids(rows)).toEqual(ids(verified));
    expect(rows.length).toBeGreaterThan(0);
  });

  it('leaves out what waits until it is verified', async () => {
    const { send, products, database } = startMockServer();
    const waiting = (await products()).find((row) => row.verified === false && distanceOf(row) <= 5);
    const nearby = async (): Promise<ProductRow[]> => (await send(nearBole(5))).json();
    expect(waiting).toBeDefined();
    expect(ids(await nearby())).not.toContain(waiting?.id);
    await database.setVerified(Number(waiting?.id), true);
    expect(ids(await nearby())).toContain(waiting?.id);
  });

  it('finds nothing in the sea', async () => {
    const { send } = startMockServer();
    expect(await (await send('/api/products/nearby/?lat=-30&lng=75&radius=2')).json()).toEqual([]);
  });

  it.each([
    ['lat=x&lng=38&radius=2', { lat: ['A valid number is required.'] }],
    ['lat=&lng=38&radius=2', { lat: ['A valid number is required.'] }],
    [
      'lat=9&lng=NaN&radius=two',
      { lng: ['A valid number is required.'], radius: ['A valid number is required.'] },
    ],
    ['lat=9&radius=2', { lng: ['This field is required.'] }],
  ])('refuses ?%s', async (query, errors) => {
    const { send } = startMockServer();
    const response = await send(`/api/products/nearby/?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual(errors);
  });
});
