import { buildRow } from '#tests/data/build-row';

const near = { latitude: '9.010000', longitude: '38.760000', category: 'homes' };
const record = {
  id: 1,
  product_name: 'Good record',
  name: 'Good record',
  message: 'Good record',
  status: 'Paid',
};

/** What the server answers when nothing is wrong. */
const answers: Record<string, unknown> = {
  'GET /api/products/': [
    buildRow({ id: 7, product_name: 'Good offer', images: [{ id: 2, image: '/media/a.webp' }], ...near }),
    buildRow({ id: 8, product_name: 'Another offer', ...near }),
  ],
  'GET /api/products/nearby/': [
    buildRow({ id: 9, product_name: 'Near offer', ...near }),
    buildRow({ id: 10, product_name: 'Nearer offer', ...near }),
  ],
  'GET /api/cat': [
    { id: 1, name: 'Hana', message: 'Good request', created_at: '2026-11-20T08:00:00Z' },
    { id: 2, name: 'Abel', message: 'Another request', created_at: '2026-11-20T09:00:00Z' },
  ],
  'POST /api/cat': { id: 90, name: 'Anonymous', message: 'Sent', created_at: '2026-11-21T08:00:00Z' },
  'POST /api/products/': { id: 91, product_name: 'Stored' },
  'POST /api/create-checkout-session/': { id: 'cs_test_1' },
  'GET /api/wallet/': { balance: '2450.00' },
};

export const goodAnswer = (call: string): unknown => answers[call] ?? [record];

/** The same, with rows between that are none; an answer of no rows has a field that is none. */
export function badRows(call: string): unknown {
  const good = goodAnswer(call);
  return Array.isArray(good)
    ? good.flatMap((row: unknown) => [null, row, 17, { id: null }])
    : Object.assign({ url: 12, note: null }, good);
}
