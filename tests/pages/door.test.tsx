import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sellerPath } from '@/config/link-builders';
import { buildRow } from '#tests/build-row';
import { openApp } from '#tests/render';
import { failProducts, serveProducts } from '#tests/server';

const company = 'Sheger & Wood';
const rows = Array.from({ length: 10 }, (_, index) =>
  buildRow({
    product_name: `Offer ${index}`,
    company_name: company,
    discount: index === 0 ? '10' : 'waiting',
  }),
);

const sheet = async () => within(await screen.findByRole('article', { name: 'The sheet' }));

describe('/door', () => {
  it('has eight offers of a company and the code of its shop, and is printed', async () => {
    serveProducts(rows);
    const { user } = openApp('/door?company=sheger+%26+wood');
    const shown = await sheet();
    expect(shown.getByRole('heading', { name: company })).toBeVisible();
    expect(shown.getAllByRole('listitem')).toHaveLength(8);
    expect(shown.getAllByText('1,500 Birr')).toHaveLength(8);
    expect(shown.getByText('10% off')).toBeVisible();
    expect(shown.queryByText('Waiting for discount...')).toBeNull();
    expect(
      shown.getByRole('img', { name: `A code that leads to http://localhost:3000${sellerPath(company)}` }),
    ).toBeVisible();
    // jsdom loads no pictures.
    const decoded = vi.fn(async () => {});
    Object.assign(HTMLImageElement.prototype, { decode: decoded });
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(decoded).toHaveBeenCalledTimes(8);
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });

  it('shows no offer that waits for verification', async () => {
    serveProducts([
      buildRow({ product_name: 'Sofa', company_name: company, price: null }),
      buildRow({ product_name: 'Hidden', company_name: company, verified: false }),
    ]);
    openApp('/door?company=Sheger+%26+Wood');
    const shown = await sheet();
    expect(shown.getAllByRole('listitem')).toHaveLength(1);
    expect(shown.getByRole('heading', { name: 'Sofa' })).toBeVisible();
    expect(shown.queryByText(/Birr/)).toBeNull();
  });

  it('says where there is nothing to print', async () => {
    serveProducts(rows);
    openApp('/door?company=Nobody');
    expect(await screen.findByText('No offers of this seller.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  });

  it.each(['/door', '/door?company=%20'])('says that %s names no seller', async (address) => {
    serveProducts(rows);
    openApp(address);
    expect(await screen.findByText('No seller is named.')).toBeVisible();
  });

  it('says where the offers cannot be had', async () => {
    failProducts();
    openApp('/door?company=Nobody');
    expect(await screen.findByText('Failed to fetch products')).toBeVisible();
  });

  it('is led to from the page of the seller, and back', async () => {
    serveProducts(rows);
    const { user } = openApp(sellerPath(company));
    await user.click(await screen.findByRole('link', { name: 'Print for the door' }));
    await sheet();
    await user.click(screen.getByRole('link', { name: 'All offers of this seller' }));
    expect(await screen.findByRole('heading', { level: 1, name: company })).toBeVisible();
  });
});
