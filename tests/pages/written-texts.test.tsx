import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openFilter } from '#tests/app/open-filter';
import { openApp } from '#tests/app/render';
import { buildRow } from '#tests/data/build-row';
import { serveProducts } from '#tests/server/server';

const headings = async () =>
  (await screen.findAllByRole('article')).map((article) => article.querySelector('h2, h3')?.textContent);

describe('a phone field with two numbers and other digits', () => {
  const rows = [
    buildRow({
      id: 1,
      category: 'music',
      company_name: 'Abay',
      contact_phone: 'Shop 12, 0911223344 0922334455',
    }),
    buildRow({ id: 2, category: 'music', company_name: 'Awash', contact_phone: null }),
  ];
  const dialled = () => [
    ...new Set(
      [...document.querySelectorAll('main a[href^="tel:"]')].map((link) => link.getAttribute('href')),
    ),
  ];

  it.each([
    ['a row', '/search?query=abay', ['tel:+251911223344']],
    ['the page of the shop', '/seller?company=Abay', ['tel:+251911223344', 'tel:+251922334455']],
    ['the comparison', '/compare?offer=1&offer=2', ['tel:+251911223344', 'tel:+251922334455']],
  ])('is dialled from %s', async (_place, address, expected) => {
    serveProducts(rows);
    openApp(address);
    await waitFor(() => expect(dialled()).toEqual(expected));
  });
});

describe('a name', () => {
  it('does not reverse the text after it if its text direction is left open', async () => {
    serveProducts([buildRow({ id: 1, product_name: '\u202eSofa' })]);
    openApp('/nearby-detail?id=1');
    await screen.findByRole('heading', { level: 1, name: /Sofa/ });
    expect(document.title).toBe('\u202eSofa\u202c · Gulit');
  });
});

describe('a price', () => {
  const rows = [
    buildRow({ product_name: 'Ask', price: '0.00' }),
    buildRow({ product_name: 'Dear', price: '30000.00' }),
    buildRow({ product_name: 'Cheap', price: '15000.00' }),
  ];

  it.each(['20.000', '20ሺ ብር'])('of a filter may be typed as %s', async (typed) => {
    serveProducts(rows);
    const { user } = openApp('/homes');
    await openFilter(user, 'Price');
    await user.type(screen.getByRole('textbox', { name: 'Price to (Birr)' }), `${typed}{Enter}`);
    await waitFor(async () => expect(await headings()).toEqual(['Cheap']));
    expect(window.location.search).toBe('?max=20000');
  });

  it('stays in the field of a filter, with an error until it can be read', async () => {
    serveProducts(rows);
    const { user } = openApp('/homes');
    await openFilter(user, 'Price');
    const field = screen.getByRole('textbox', { name: 'Price to (Birr)' });
    await user.type(field, 'cheap{Enter}');
    expect(screen.getByText('Enter an amount, such as 20,000.')).toBeVisible();
    expect(field).toHaveAccessibleDescription('Enter an amount, such as 20,000.');
    expect(field).toHaveValue('cheap');
    expect(window.location.search).toBe('');
    await user.clear(field);
    await user.type(field, '20000');
    await waitFor(() => expect(window.location.search).toBe('?max=20000'));
    expect(field).toBeValid();
  });
});
