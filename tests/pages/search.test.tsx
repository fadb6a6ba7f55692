import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { articleNames, findArticleNames } from '#tests/app/page-contents';
import { goTo, openApp } from '#tests/app/render';
import { buildRow } from '#tests/data/build-row';
import { serveProducts } from '#tests/server/server';

const rows = [
  buildRow({ product_name: 'Carved sofa', company_name: 'Sheger Wood', location: 'CMC' }),
  buildRow({ product_name: 'Honey', company_name: 'Sofa House', location: 'Piassa' }),
  buildRow({ product_name: 'Coffee', company_name: 'Kaldi', location: 'Sofa street' }),
  buildRow({ product_name: 'Sofa not verified', verified: false }),
  buildRow({ product_name: 'Laptop', company_name: 'Merkato Tech', location: 'Bole' }),
];

describe('search', () => {
  it('finds offers by name, company or place, ignoring case and spaces around the text', async () => {
    serveProducts(rows);
    openApp('/search?query=%20SOFA%20');
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “SOFA”' })).toBeVisible();
    await waitFor(() => expect(articleNames().toSorted()).toEqual(['Carved sofa', 'Coffee', 'Honey']));
    expect(document.title).toBe('Results for “SOFA” · Gulit');
  });

  it('finds an offer by a text that begins in its company and ends in its place, or says that there is none', async () => {
    serveProducts(rows);
    openApp('/search?query=tech%20bole');
    expect(await findArticleNames()).toEqual(['Laptop']);
    goTo('/search?query=zebra');
    expect(await screen.findByText('No products found.')).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Matching categories' })).toBeNull();
  });

  it('links to categories whose name contains the text', async () => {
    serveProducts(rows);
    const { user } = openApp('/search?query=%20MUSIC');
    const found = within(await screen.findByRole('navigation', { name: 'Matching categories' }));
    expect(found.getAllByRole('link').map((link) => link.textContent)).toEqual(['Music & Instruments']);
    await user.click(found.getByRole('link'));
    expect(window.location.pathname).toBe('/Music_And_Instruments');
  });

  it.each([
    ['Enter', '{Enter}'],
    ['the button', ''],
  ])('starts in the bar with %s, unless the text is blank', async (_way, keys) => {
    serveProducts(rows);
    const { user } = openApp('/services');
    const [box] = screen.getAllByRole('combobox', { name: 'Search Your Need' });
    expect(box).toHaveAttribute('placeholder', 'Search Your Need');
    await user.type(box as HTMLElement, `  {Enter}`);
    expect(window.location.pathname).toBe('/services');
    await user.clear(box as HTMLElement);
    await user.type(box as HTMLElement, ` honey & more ${keys}`);
    if (keys === '') await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Results for “honey & more”' }),
    ).toBeVisible();
    expect(window.location.search).toBe('?query=honey%20%26%20more');
  });

  it.each([
    ['Smartphone, 128 GB', true],
    ['Smartphone iPhone 12', false],
  ])(
    'says that nobody sells the make of the search if the only offer is “%s”: %s',
    async (product_name, isNamed) => {
      serveProducts([buildRow({ product_name, category: 'electronics' })]);
      openApp('/search?query=iphone13');
      expect(await findArticleNames()).toEqual([product_name]);
      expect(screen.queryAllByText('No “iphone” yet. Similar offers:')).toHaveLength(isNamed ? 1 : 0);
    },
  );

  it('shows new offers with a notice if nobody sells a used one', async () => {
    serveProducts([buildRow({ product_name: 'Washing machine', category: 'appliances', condition: 'new' })]);
    openApp('/search?query=used%20washing%20machine');
    expect(await findArticleNames()).toEqual(['Washing machine']);
    expect(screen.getByText('No “used washing machine” yet. Similar offers:')).toBeVisible();
  });

  it('adds no history entry if the same search is repeated', async () => {
    serveProducts([]);
    const { user } = openApp('/search?query=sofa');
    const [box] = await screen.findAllByRole('combobox', { name: 'Search Your Need' });
    const before = window.history.length;
    await user.type(box ?? document.body, '{Enter}{Enter}');
    expect(window.history.length).toBe(before);
  });
});
