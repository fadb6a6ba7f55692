import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sellerPath } from '@/platform/paths';
import { findArticleNames, hrefOf } from '#tests/app/page-contents';
import { openApp } from '#tests/app/render';
import { scrollToEnd } from '#tests/browser/browser-parts';
import { buildRow } from '#tests/data/build-row';
import { serveProducts } from '#tests/server/server';

const rows = [
  buildRow({ product_name: 'Sofa', company_name: 'Sheger & Wood' }),
  buildRow({ product_name: 'Chair', company_name: ' SHEGER & WOOD ', category: 'design' }),
  buildRow({ product_name: 'Hidden', company_name: 'Sheger & Wood', verified: false }),
  buildRow({ product_name: 'Lamp', company_name: 'Sheger & Woods' }),
];

describe('/seller', () => {
  it('lists all verified offers of a company, ignoring the case of its name', async () => {
    serveProducts(rows);
    openApp(sellerPath('sheger & wood'));
    expect(await findArticleNames()).toEqual(expect.arrayContaining(['Sofa', 'Chair']));
    const shown = screen.getAllByRole('article');
    expect(shown).toHaveLength(2);
    // The head of the page names the seller once for all.
    for (const row of shown) expect(row).not.toHaveTextContent(/Sheger|\+251/i);
    expect(screen.getByRole('heading', { level: 1, name: /^sheger & wood$/i })).toBeVisible();
    expect(document.title).toMatch(/^Offers from Sheger & Wood/i);
  });

  it('says that an unknown company has no offers, and where else to look', async () => {
    serveProducts(rows);
    openApp(sellerPath('Nobody'));
    expect(await screen.findByText('No offers from this seller.')).toBeVisible();
    expect(hrefOf('Search for its name')).toBe('/search?query=Nobody');
  });

  it.each(['/seller', '/seller?company=', '/seller?company=%20'])(
    'says that %s names no seller',
    async (address) => {
      serveProducts(rows);
      openApp(address);
      expect(await screen.findByText("This link doesn't name a seller.")).toBeVisible();
    },
  );

  it('is linked from an offer', async () => {
    serveProducts(rows);
    const { user } = openApp('/search?query=sofa');
    await user.click(await screen.findByRole('link', { name: 'Sofa' }));
    await user.click(await screen.findByRole('link', { name: 'See all offers from Sheger & Wood' }));
    expect(await screen.findByRole('heading', { level: 1, name: /^sheger & wood$/i })).toBeVisible();
  });
});

const shop = [
  buildRow({ company_name: 'Abay', category: 'homes', contact_phone: null, contact_telegram: 't.me/abay' }),
  buildRow({ company_name: 'Abay', category: 'design', location: 'Piassa' }),
  buildRow({ company_name: 'Abay', category: 'design', location: 'Piassa', web_site: 'abay.example' }),
];

it('the page of a shop has links to its categories, the contacts of all its offers, and a late map below them', async () => {
  serveProducts(shop);
  openApp(sellerPath('Abay'));
  const links = await screen.findAllByRole('link', { name: /^More in / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/Furniture_And_Interior_design',
    '/homes',
  ]);
  const contacts = within(await screen.findByRole('list', { name: 'Contact the seller' }));
  expect(contacts.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+251900000000');
  expect(hrefOf('Website', contacts)).toBe('https://abay.example/');
  const telegram = new URL(contacts.getByRole('link', { name: 'Telegram' }).getAttribute('href') ?? '');
  expect(telegram.searchParams.get('text')).toMatch(
    /question about your offers.*“Abay” .*\/seller\?company=Abay/,
  );
  expect(screen.queryByRole('region', { name: 'Map of these offers' })).toBeNull();
  act(scrollToEnd);
  expect(await screen.findByRole('region', { name: 'Map of these offers' })).toBeVisible();
});

it('the page of a shop says if the shop gave no contact details, and has no map without coordinates', async () => {
  serveProducts([buildRow({ company_name: 'Abay', contact_phone: null, latitude: null })]);
  openApp(sellerPath('Abay'));
  expect(await screen.findByText(/^This shop left no contact details\./)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Contact the seller' })).toBeNull();
  act(scrollToEnd);
  await screen.findByRole('link', { name: /^More in / });
  expect(screen.queryByRole('region', { name: 'Map of these offers' })).toBeNull();
});

it('the page of a shop can be shared without an account, with its own address', async () => {
  serveProducts(shop);
  const { user } = openApp(sellerPath('abay'));
  await user.click(await screen.findByRole('button', { name: 'Share this shop' }));
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/seller?company=Abay`);
});
