import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sellerPath } from '@/config/link-builders';
import { buildRow } from '#tests/build-row';
import { openApp } from '#tests/render';
import { serveProducts } from '#tests/server';

const rows = [
  buildRow({ product_name: 'Sofa', company_name: 'Sheger & Wood' }),
  buildRow({ product_name: 'Chair', company_name: ' SHEGER & WOOD ', category: 'design' }),
  buildRow({ product_name: 'Hidden', company_name: 'Sheger & Wood', verified: false }),
  buildRow({ product_name: 'Lamp', company_name: 'Sheger & Woods' }),
];
const names = async () =>
  (await screen.findAllByRole('article')).map((row) => within(row).getByRole('heading').textContent);

describe('/seller', () => {
  it('lists all verified offers of a company, whatever its case', async () => {
    serveProducts(rows);
    openApp(sellerPath('sheger & wood'));
    expect(await names()).toEqual(expect.arrayContaining(['Sofa', 'Chair']));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 1, name: /^sheger & wood$/i })).toBeVisible();
    expect(document.title).toMatch(/^Offers of Sheger & Wood/i);
  });

  it('says that an unknown company has nothing, and where to look', async () => {
    serveProducts(rows);
    openApp(sellerPath('Nobody'));
    expect(await screen.findByText('No offers of this seller.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search for its name' })).toHaveAttribute(
      'href',
      '/search?query=Nobody',
    );
  });

  it.each(['/seller', '/seller?company=', '/seller?company=%20'])(
    'says that %s names no seller',
    async (address) => {
      serveProducts(rows);
      openApp(address);
      expect(await screen.findByText('No seller is named.')).toBeVisible();
    },
  );

  it('is led to from an offer', async () => {
    serveProducts(rows);
    const { user } = openApp('/search?query=sofa');
    await user.click(await screen.findByRole('link', { name: 'Sofa' }));
    await user.click(await screen.findByRole('link', { name: 'See all offers of Sheger & Wood' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^sheger & wood$/i })).toBeVisible();
  });
});
