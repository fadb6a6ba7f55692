import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ProductRow } from '@/listings/catalogue/product-row';
import { buildRow } from '#tests/build-row';
import { openApp } from '#tests/render';
import { serveProducts } from '#tests/server';

const offer = (index: number, fields: Partial<ProductRow> = {}) =>
  buildRow({
    product_name: 'Wooden ladder',
    category: 'design',
    contact_phone: `+25191100${1000 + index}`,
    email: `seller${index}@example.com`,
    first_name: `Seller ${index}`,
    price: `${9000 + index * 500}.00`,
    ...fields,
  });
const others = Array.from({ length: 9 }, (_, index) => offer(index));

describe('what is usual for a price', () => {
  it('stands on the page of an offer with a price, once it is known', async () => {
    serveProducts([offer(20, { id: 700, price: '30000.00' }), ...others]);
    openApp('/nearby-detail?id=700');
    expect(await screen.findByText('Most ask 10,000 to 12,000 Birr (9 offers)')).toBeVisible();
  });

  it('is not there for an offer without a price', async () => {
    serveProducts([
      offer(20, { id: 700, price: null }),
      offer(21, { id: 701, price: '30000.00', company_name: 'Abay' }),
      ...others,
    ]);
    const { user } = openApp('/nearby-detail?id=700');
    await screen.findByRole('heading', { level: 1, name: 'Wooden ladder' });
    expect(screen.queryByText(/Most ask/)).not.toBeInTheDocument();
    // The other one shows that it had the time to come.
    await user.click((await screen.findAllByRole('link', { name: 'Wooden ladder' }))[0] ?? document.body);
    expect(await screen.findByText(/Most ask/)).toBeVisible();
  });
});
