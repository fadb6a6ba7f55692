import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { hour } from '@/platform/time';
import { openFilter } from '#tests/app/open-filter';
import { findArticleNames } from '#tests/app/page-contents';
import { openApp } from '#tests/app/render';
import { stubGeolocation } from '#tests/browser/geolocation';
import { buildRow } from '#tests/data/build-row';
import { dateBefore } from '#tests/data/clock';
import { serveProducts } from '#tests/server/server';

const rows = [
  buildRow({
    product_name: 'Far',
    price: '300.00',
    discount: '5',
    latitude: '11.600000',
    longitude: '37.380000',
  }),
  buildRow({
    product_name: 'Near',
    price: '900.00',
    discount: '20',
    latitude: '9.011000',
    longitude: '38.761000',
    date_posted: dateBefore(hour),
  }),
  buildRow({
    product_name: 'Nowhere',
    price: null,
    latitude: null,
    longitude: null,
    date_posted: dateBefore(2 * hour),
  }),
];

describe('a list', () => {
  it('writes the filters to the address, clears them, and keeps the search text', async () => {
    serveProducts(rows);
    const { user } = openApp('/search?query=a');
    await findArticleNames();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Biggest discount');
    await openFilter(user, 'More');
    await user.click(screen.getByRole('checkbox', { name: 'Discounts only' }));
    await openFilter(user, 'Price');
    await user.type(screen.getByRole('textbox', { name: 'Price from (Birr)' }), '400{Enter}');
    expect(window.location.search).toBe('?query=a&sort=discount&discount=only&min=400');
    expect(await findArticleNames()).toEqual(['Near']);
    expect(screen.getByText('1 offer')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(window.location.search).toBe('?query=a&sort=discount');
    // The focused button has disappeared.
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  it('filters by a price on Enter or when the field is left, and says why a text is not a price', async () => {
    serveProducts(rows);
    const { user } = openApp('/homes');
    await findArticleNames();
    await openFilter(user, 'Price');
    const price = screen.getByRole('textbox', { name: 'Price to (Birr)' });
    await user.type(price, '400{Enter}');
    expect(window.location.search).toBe('?max=400');
    expect(await findArticleNames()).toEqual(['Far']);
    expect(price).toHaveFocus();
    await user.clear(price);
    await user.tab();
    expect(window.location.search).toBe('');
    await user.type(price, 'cheap{Enter}');
    expect(price).toHaveAccessibleDescription('Enter an amount, such as 20,000.');
    expect(price).toHaveValue('cheap');
    expect(window.location.search).toBe('');
    await user.clear(price);
    await user.type(price, '20ሺ ብር{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?max=20000'));
    expect(price).toBeValid();
  });

  it('swaps the lowest and the highest price if they are in the wrong order', async () => {
    serveProducts(rows);
    const { user } = openApp('/homes?min=400');
    await findArticleNames();
    await openFilter(user, /400/);
    const price = screen.getByRole('textbox', { name: 'Price to (Birr)' });
    await user.type(price, '5{Enter}');
    expect(window.location.search).toBe('?min=5&max=400');
  });

  it('sorts by distance and shows the distances once the place is known', async () => {
    stubGeolocation({ latitude: 9.01, longitude: 38.76 });
    serveProducts(rows);
    const { user } = openApp('/homes');
    await findArticleNames();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Nearest');
    expect(await findArticleNames()).toEqual(['Near', 'Far', 'Nowhere']);
    expect(screen.getByText('· 0.2 km')).toBeVisible();
    await openFilter(user, 'Near');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), 'Within 5 km');
    expect(await findArticleNames()).toEqual(['Near']);
  });

  it('asks for the location if the address needs it, and says if permission is denied', async () => {
    stubGeolocation('denied');
    serveProducts(rows);
    const { user } = openApp('/homes?sort=nearest');
    expect(await screen.findByText("Share your location to see what's near you.")).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText(/Gulit can't see your location/)).toBeVisible();
    expect(await findArticleNames()).toEqual(['Far', 'Near', 'Nowhere']);
  });

  it('filters by condition if some offer has one, and counts and clears the filter', async () => {
    serveProducts([
      ...rows,
      buildRow({ product_name: 'Worn', condition: 'used' }),
      buildRow({ product_name: 'Unworn', condition: ' NEW ' }),
      buildRow({ product_name: 'Odd', condition: 'mint' }),
    ]);
    const { user } = openApp('/homes');
    await findArticleNames();
    const choice = screen.getByRole('combobox', { name: 'Condition' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Condition', 'New', 'Used', 'Refurbished']);
    await user.selectOptions(choice, 'Used');
    expect(window.location.search).toBe('?condition=used');
    expect(await findArticleNames()).toEqual(['Worn']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Condition' }), 'New');
    expect(await findArticleNames()).toEqual(['Unworn']);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(window.location.search).toBe('');
    expect(await findArticleNames()).toHaveLength(6);
  });

  it('offers no condition filter if no offer has one, unless the address sets it', async () => {
    serveProducts(rows);
    const first = openApp('/homes');
    await findArticleNames();
    expect(screen.queryByRole('combobox', { name: 'Condition' })).toBeNull();
    first.unmount();
    openApp('/homes?condition=refurbished');
    expect(await screen.findByRole('combobox', { name: 'Condition' })).toHaveValue('refurbished');
    expect(screen.getByText('No homes found.')).toBeVisible();
    expect(screen.getByText('No offers match your filters.')).toBeVisible();
  });

  it('keeps both filters if two change at once', async () => {
    serveProducts([buildRow({ price: '900.00', discount: '5' }), buildRow({ price: '5000.00' })]);
    const { user } = openApp('/homes');
    await openFilter(user, 'Price');
    const price = screen.getByRole('textbox', { name: 'Price from (Birr)' });
    await user.type(price, '400');
    // The click first moves the focus, which applies the price.
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(screen.getByRole('checkbox', { name: 'Discounts only' }));
    expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
      min: '400',
      discount: 'only',
    });
  });
});
