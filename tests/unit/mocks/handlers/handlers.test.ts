import { describe, expect, it } from 'vitest';
import { startMockServer } from '#tests/unit/mocks/mock-server';

const item = { id: 1, name: 'Lamp', price: 5200, quantity: 1 };

describe('POST /api/create-checkout-session/', () => {
  it('opens a session of its own for each cart', async () => {
    const { postJson } = startMockServer();
    const open = async () => (await postJson('/api/create-checkout-session/', { items: [item] })).json();
    const [one, other] = [await open(), await open()];
    expect(one.id).toMatch(/^cs_test_\w{20,}$/);
    expect(other.id).not.toBe(one.id);
  });

  it.each([
    [{ items: [] }, 'This list may not be empty.'],
    [{}, 'This field is required.'],
    [{ items: 'lamp' }, 'Expected a list of items.'],
    [{ items: [{ ...item, quantity: 0 }] }, 'Every item needs a price and a quantity above 0.'],
    [{ items: [item, { ...item, price: null }] }, 'Every item needs a price and a quantity above 0.'],
  ])('refuses %j', async (body, message) => {
    const { postJson } = startMockServer();
    const response = await postJson('/api/create-checkout-session/', body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ items: [message] });
  });
});

describe('the account pages', () => {
  it.each([
    ['/api/payment-updates/', ['message', 'status']],
    ['/api/orders/pending/', ['product_name', 'status']],
    ['/api/orders/completed/', ['product_name', 'status']],
    ['/api/subscriptions/', ['name', 'status']],
    ['/api/refunds/', ['product_name', 'status']],
  ])('%s sends rows with an id of their own and %j', async (path, fields) => {
    const { send } = startMockServer();
    const rows: Record<string, unknown>[] = await (await send(path)).json();
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const row of rows) {
      for (const field of fields) expect(row[field]).toEqual(expect.stringMatching(/\w/));
    }
  });

  it('/api/wallet/ sends a balance as a decimal string', async () => {
    const { send } = startMockServer();
    expect(await (await send('/api/wallet/')).json()).toEqual({
      balance: expect.stringMatching(/^\d+\.\d\d$/),
    });
  });
});

describe('any other path', () => {
  it.each(['/api/nothing/', '/api/products/7/', '/api/products/nearby/more/', '/api/'])(
    '%s is not found',
    async (path) => {
      const { send } = startMockServer();
      const response = await send(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ detail: 'Not found.' });
    },
  );

  it.each(['/', '/demo/laptop.webp', '/src/api/request.ts', '/src/media/clip.ts', '/listings?path=/api/cat'])(
    '%s is left to the server of the page',
    async (path) => {
      const { send } = startMockServer();
      expect((await send(path)).status).toBe(599);
    },
  );
});
