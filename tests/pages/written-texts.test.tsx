import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildRow } from '#tests/build-row';
import { openApp } from '#tests/render';
import { serveProducts } from '#tests/server';

const headings = async () =>
  (await screen.findAllByRole('article')).map((article) => article.querySelector('h2, h3')?.textContent);

describe('a text is found as a reader takes it', () => {
  const rows = [
    buildRow({ category: 'music', product_name: 'Toyota \u00a0Vitz', company_name: 'A' }),
    buildRow({ category: 'music', product_name: 'Men’s shoes', company_name: 'B' }),
    buildRow({ category: 'music', product_name: 'Wi\u2011Fi router', company_name: 'C' }),
    buildRow({ category: 'music', product_name: 'Chair', company_name: 'Abebe ‘n’ sons' }),
  ];

  it.each([
    ['toyota vitz', 'Toyota \u00a0Vitz'],
    ["men's", 'Men’s shoes'],
    ['wi-fi', 'Wi\u2011Fi router'],
    ['Ｃｈａｉｒ', 'Chair'],
  ])('by the search: %s', async (text, name) => {
    serveProducts(rows);
    openApp(`/search?query=${encodeURIComponent(text)}`);
    await waitFor(async () => expect(await headings()).toEqual([name]));
  });

  it('by the box of a card screen', async () => {
    serveProducts(rows);
    const { user } = openApp('/Music_And_Instruments');
    await user.type(await screen.findByPlaceholderText('Search what you want to buy...'), "MEN'S");
    await waitFor(async () => expect(await headings()).toEqual(['Men’s shoes']));
  });

  it('by the box of the shops', async () => {
    serveProducts(rows);
    const { user } = openApp('/shops-directory');
    await user.type(await screen.findByRole('searchbox', { name: 'Find a shop' }), "abebe  'n' s");
    await waitFor(async () => expect(await headings()).toEqual(['Abebe ‘n’ sons']));
  });
});
