import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/app/render';
import { buildRow } from '#tests/data/build-row';
import { inside, serveInParts } from '#tests/server/serve-in-parts';
import { holdProducts, serveProducts } from '#tests/server/server';

const rows = [
  buildRow({ company_name: 'Sheger Keys', category: 'homes', latitude: '8.9960', longitude: '38.7885' }),
  buildRow({ company_name: 'Sheger Keys', category: 'homes', latitude: '8.9960', longitude: '38.7885' }),
  buildRow({ company_name: 'SHEGER KEYS', category: 'design', latitude: '8.9960', longitude: '38.7885' }),
  buildRow({ company_name: 'Awash Fabrics', category: 'fashions', latitude: '9.1', longitude: '38.7885' }),
  buildRow({ company_name: 'ሸገር ቤቶች', latitude: null, location: 'Hawassa', email: 'b@example.com' }),
  buildRow({ company_name: 'Hidden', verified: false }),
  buildRow({ company_name: null }),
];
const directory = '/shops-directory';
const shops = async () => (await screen.findAllByRole('article')).map((shop) => within(shop));
const names = async () => (await shops()).map((shop) => shop.getByRole('heading', { level: 2 }).textContent);

describe('/shops-directory', () => {
  it('lists companies by name, with their place, categories and number of verified offers', async () => {
    serveProducts(rows);
    openApp(directory);
    expect(await names()).toEqual(['Awash Fabrics', 'Sheger Keys', 'ሸገር ቤቶች']);
    const [, sheger, houses] = await shops();
    expect(sheger?.getByText('3 offers')).toBeVisible();
    expect(sheger?.getByText(/^Homes, Furniture/)).toBeVisible();
    expect(sheger?.getByText('Bole, Addis Ababa')).toBeVisible();
    expect(sheger?.getByRole('link')).toHaveAttribute('href', '/seller?company=Sheger+Keys');
    expect(houses?.getByText('1 offer')).toBeVisible();
    expect(screen.getByText('3 shops')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Shop directory' })).toBeVisible();
  });

  it('sorts by distance from the visitor’s place, and stores the order in the address', async () => {
    serveProducts(rows);
    const { user } = openApp(directory);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Nearest');
    await user.selectOptions(
      (await screen.findAllByRole('combobox', { name: 'Near' }))[0] ?? document.body,
      'Bole',
    );
    await waitFor(async () => expect(await names()).toEqual(['Sheger Keys', 'Awash Fabrics', 'ሸገር ቤቶች']));
    expect((await shops())[0]?.getByText('under 100 m')).toBeVisible();
    expect(window.location.search).toBe('?sort=nearest');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'By name');
    expect(await names()).toEqual(['Awash Fabrics', 'Sheger Keys', 'ሸገር ቤቶች']);
    expect(window.location.search).toBe('');
  });

  it('finds a shop by a part of its name in both scripts, or says that there is none', async () => {
    serveProducts(rows);
    const { user } = openApp(directory);
    await names();
    const field = screen.getByRole('searchbox', { name: 'Find a shop' });
    await user.type(field, 'wash');
    await waitFor(async () => expect(await names()).toEqual(['Awash Fabrics']));
    expect(screen.getByText('1 shop')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'sheger');
    await waitFor(async () => expect(await names()).toEqual(['Sheger Keys', 'ሸገር ቤቶች']));
    await user.clear(field);
    await user.type(field, 'laptops');
    expect(await screen.findByText('No shops found.')).toBeVisible();
  });

  it('says if there are no shops yet', async () => {
    serveProducts([]);
    openApp(directory);
    expect(await screen.findByText('No shops yet.')).toBeVisible();
  });

  it('shows skeletons while loading', async () => {
    holdProducts();
    openApp(directory);
    expect(await screen.findByRole('status', { name: 'Loading shops' })).toBeVisible();
    expect(screen.queryByText(/\d shops?$/)).not.toBeInTheDocument();
  });

  it('shows no counts before the catalogue is complete', async () => {
    const parts = serveInParts();
    openApp(directory);
    await waitFor(() => expect(parts.wasAsked()).toBe(true));
    const first = Array.from({ length: 30 }, () => buildRow({ company_name: 'Awash Fabrics' }));
    parts.send(`[${inside(first)}`);
    expect(await names()).toEqual(['Awash Fabrics']);
    expect(screen.queryByText(/^\d+ (offers?|shops?)$/)).not.toBeInTheDocument();
    parts.send(`,${inside(rows)}]`);
    parts.close();
    expect(await screen.findByText('31 offers')).toBeVisible();
    expect(screen.getByText('3 shops')).toBeVisible();
  });
});
