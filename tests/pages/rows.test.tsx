import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '#tests/app/render';
import { buildRow } from '#tests/data/build-row';
import { failProducts, serveProducts } from '#tests/server/server';

/** The row of a listing, once it is there. */
async function rowOf(name: string): Promise<HTMLElement> {
  const row = (await screen.findByRole('link', { name })).closest('article');
  if (!row) throw new Error(`There is no row of ${name}.`);
  return row;
}
const picturesIn = (row: HTMLElement) =>
  [...row.querySelectorAll('img')].map((picture) => new URL(picture.src).pathname);
/** The placeholders of missing photos; screen readers ignore them. */
const placeholdersIn = (row: HTMLElement) => row.querySelectorAll('span[aria-hidden=true] > svg');

it('a row shows both photos, name, company, place, phone and discount', async () => {
  serveProducts([
    buildRow({
      product_name: 'Sofa',
      company_name: 'Sheger Wood',
      location: 'CMC',
      contact_phone: '0911 234567',
      discount: '15',
      product_photo: '/media/sofa.jpg',
      profile_photo: '/media/shop.jpg',
    }),
  ]);
  openApp('/homes');
  const row = await rowOf('Sofa');
  for (const text of ['Sheger Wood', 'CMC', '+251 911 234 567', '15% off'])
    expect(within(row).getByText(text)).toBeVisible();
  expect(picturesIn(row)).toEqual(['/media/sofa.jpg', '/media/shop.jpg']);
  expect(placeholdersIn(row)).toHaveLength(0);
});

it('a row has a placeholder for a missing photo, and no space for a missing phone or discount', async () => {
  const absent = { product_photo: null, profile_photo: null, contact_phone: null, discount: null };
  serveProducts([buildRow({ product_name: 'Sofa', ...absent })]);
  openApp('/homes');
  const row = await rowOf('Sofa');
  expect(picturesIn(row)).toEqual([]);
  expect(placeholdersIn(row)).toHaveLength(2);
  expect(within(row).queryByText(/off|Ended|^\+?\d{4}/)).toBeNull();
});

it.each([
  ['waiting', 'Waiting for discount...'],
  ['ended', 'Discount Ended'],
  ['20', '20% off'],
])('an upcoming offer whose discount is %j shows %j', async (discount, text) => {
  serveProducts([buildRow({ product_name: 'Sofa', category: 'upcomming', discount })]);
  openApp('/upcomming%20offers');
  expect(within(await rowOf('Sofa')).getByText(text)).toBeVisible();
});

it('reports a failed refresh above the rows', async () => {
  serveProducts([buildRow({ product_name: 'Sofa' })]);
  const { queryClient } = openApp('/homes');
  const row = await rowOf('Sofa');
  failProducts();
  await queryClient.refetchQueries();
  const failure = await screen.findByText('Failed to fetch products');
  expect(failure.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('a link that opens in a new tab keeps its focus', async () => {
  serveProducts([buildRow({ product_name: 'Sofa' })]);
  openApp('/homes');
  const link = within(await rowOf('Sofa')).getByRole('link', { name: 'Sofa' });
  link.focus();
  fireEvent.click(link, { ctrlKey: true });
  expect(link).toHaveFocus();
});
