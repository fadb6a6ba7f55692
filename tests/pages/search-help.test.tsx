import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { day } from '@/platform/time';
import { openFilter } from '#tests/app/open-filter';
import { articleNames, findArticleNames, hrefOf } from '#tests/app/page-contents';
import { openApp } from '#tests/app/render';
import { buildRow } from '#tests/data/build-row';
import { dateBefore } from '#tests/data/clock';
import { serveProducts } from '#tests/server/server';

const rows = [
  buildRow({
    product_name: 'Double-door refrigerator',
    price: '45000.00',
    location: 'Piassa',
    latitude: '9.0367',
    longitude: '38.752',
  }),
  buildRow({
    product_name: 'Small refrigerator',
    price: '18000.00',
    location: 'Bole',
    latitude: '8.995',
    longitude: '38.789',
  }),
  buildRow({ product_name: '43-inch smart television' }),
  buildRow({ product_name: 'Refrigerator not verified', verified: false }),
];

const expectResults = async (names: readonly string[]) =>
  waitFor(() => expect(articleNames()).toEqual(names));
const understood = async () =>
  within(await screen.findByRole('list', { name: 'How we read your search' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('a search that names more than a thing', () => {
  it('says where the nearby results end and the others begin', async () => {
    const far = { latitude: '9.6', longitude: '41.85', location: 'Dire Dawa' };
    serveProducts([...rows, buildRow({ product_name: 'Old refrigerator', ...far })]);
    openApp('/search?query=refrigerator near bole');
    await expectResults(['Small refrigerator', 'Double-door refrigerator', 'Old refrigerator']);
    const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
      'Small refrigerator',
      'Double-door refrigerator',
      'Farther away',
      'Old refrigerator',
    ]);
  });

  it('shows what it understood if nothing is found, and lets the visitor remove it', async () => {
    serveProducts(rows);
    const { user } = openApp('/search?query=refrigerator under 5000');
    expect(await screen.findByText('No products found.')).toBeVisible();
    expect(await understood()).toEqual(['Up to 5,000 Birr']);
    await user.click(screen.getByRole('button', { name: 'Remove Up to 5,000 Birr from the search' }));
    await expectResults(['Double-door refrigerator', 'Small refrigerator']);
  });

  it('shows close offers among the results', async () => {
    serveProducts(rows);
    openApp('/search?query=fridje');
    await expectResults(['Double-door refrigerator', 'Small refrigerator']);
    expect(screen.queryByText('No products found.')).not.toBeInTheDocument();
    const categories = within(await screen.findByRole('navigation', { name: 'Matching categories' }));
    expect(categories.getByRole('link', { name: 'Home and Appliances' })).toBeVisible();
    const store = within(screen.getByRole('region', { name: 'From the Gulit store' }));
    expect(hrefOf('Refrigerator, 260 litres', store)).toBe('/forsale#product-5');
  });

  it('lists what has the text as a word in its name first, then what it means, and then what only contains the text', async () => {
    const posted = (product_name: string, days: number, fields = {}) =>
      buildRow({ product_name, location: 'Adama', date_posted: dateBefore(days * day), ...fields });
    serveProducts([
      posted('Saxophone', 1),
      posted('Chair', 2, { location: 'Phone street' }),
      posted('Table', 3, { company_name: 'Phone House' }),
      posted('Phones, a box', 4),
      posted('Old phone', 5),
      posted('Samsung smart telephone handset', 6, { category: 'electronics' }),
    ]);
    const { user } = openApp('/search?query=phone');
    // Until the search engine has loaded, only what stays at the top.
    expect(await findArticleNames()).toEqual(['Old phone']);
    const others = ['Phones, a box', 'Table', 'Chair', 'Saxophone'];
    await expectResults(['Old phone', 'Samsung smart telephone handset', ...others]);
    const order = screen.getByRole('combobox', { name: 'Sort by' });
    expect(order).toHaveDisplayValue('Best match');
    await user.selectOptions(order, 'Newest');
    await waitFor(() => expect(articleNames()[0]).toBe('Saxophone'));
    expect(window.location.search).toBe('?query=phone&sort=newest');
  });

  it('shows what it understood as removable chips', async () => {
    serveProducts([
      ...rows,
      buildRow({
        product_name: 'Used refrigerator',
        price: '9000.00',
        condition: 'used',
        location: 'Piassa',
        latitude: '9.0367',
        longitude: '38.752',
      }),
    ]);
    const { user } = openApp('/search?query=used%20fridge%20near%20Bole%20under%2020%2C000');
    await expectResults(['Small refrigerator', 'Used refrigerator']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Results for “used fridge near Bole under 20,000”',
    );
    expect(await understood()).toEqual(['Used', 'Near Bole', 'Up to 20,000 Birr']);
    // The distances are measured from the typed place, because the visitor's own is unknown.
    expect(screen.getByRole('main')).toHaveTextContent(/Piassa ?· 6\.1 km/);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Nearest');
    await user.click(screen.getByRole('button', { name: 'Remove Up to 20,000 Birr from the search' }));
    expect(new URLSearchParams(window.location.search).get('query')).toBe('used fridge near Bole');
    await expectResults(['Small refrigerator', 'Used refrigerator', 'Double-door refrigerator']);
    await user.click(screen.getByRole('button', { name: 'Remove Near Bole from the search' }));
    expect(new URLSearchParams(window.location.search).get('query')).toBe('used fridge');
    expect(await understood()).toEqual(['Used']);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Best match');
  });

  it('sorts by distance once a place is chosen, unless another order was chosen', async () => {
    serveProducts(rows);
    const { user } = openApp('/search?query=refrigerator');
    await openFilter(user, 'Near');
    const place = screen.getByRole('combobox', { name: 'Near' });
    await user.selectOptions(place, 'Bole, Addis Ababa');
    await user.keyboard('{Escape}');
    await expectResults(['Small refrigerator', 'Double-door refrigerator']);
    expect(window.location.search).toBe('?query=refrigerator&sort=nearest');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
    await openFilter(user, 'Near Bole');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Near' }), 'Piassa, Addis Ababa');
    expect(window.location.search).toBe('?query=refrigerator&sort=price');
  });

  it('adds its text to the request box, and opens the box', async () => {
    serveProducts(rows);
    const { user } = openApp('/search?query=tv');
    await user.click(await screen.findByRole('button', { name: 'Ask for "tv"' }));
    const box = screen.getByRole('textbox', { name: 'Your request' });
    expect(box).toHaveValue('tv');
    expect(box).toHaveFocus();
    await user.clear(box);
    await user.type(box, 'Who has a');
    await user.click(screen.getByRole('button', { name: 'Ask for "tv"' }));
    await user.click(screen.getByRole('button', { name: 'Ask for "tv"' }));
    expect(box).toHaveValue('Who has a tv');
  });
});
