import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { hrefOf } from '#tests/app/page-contents';
import { openStrictApp } from '#tests/app/render';
import { buildRow } from '#tests/data/build-row';
import { serveProducts } from '#tests/server/server';

it('the offers below an offer are other verified offers of the same company and category', async () => {
  serveProducts([
    buildRow({ id: 70, product_name: 'Carved sofa', company_name: 'Sheger Wood', category: 'design' }),
    buildRow({ product_name: 'Carved chair', company_name: 'SHEGER WOOD', category: 'homes' }),
    buildRow({ product_name: 'Lamp', category: 'design' }),
    buildRow({ product_name: 'Hidden lamp', category: 'design', verified: false }),
  ]);
  openStrictApp('/nearby-detail?id=70');
  const company = await screen.findByRole('region', { name: 'More from Sheger Wood' });
  expect(within(company).getAllByRole('article')).toHaveLength(1);
  expect(within(company).getByRole('link', { name: 'Carved chair' })).toBeVisible();
  const category = screen.getByRole('region', { name: 'More in Furniture & Interior Design materials' });
  expect(within(category).getByRole('link', { name: 'Lamp' })).toBeVisible();
  expect(screen.queryByText('Hidden lamp')).not.toBeInTheDocument();
  expect(screen.getByText('1 other offer')).toBeVisible();
  expect(hrefOf('See all offers from Sheger Wood')).toBe('/seller?company=Sheger+Wood');
});
