import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { day, minute } from '@/platform/time';
import { buildRow } from '#tests/build-row';
import { dateBefore } from '#tests/clock';
import { openApp } from '#tests/render';
import { serveProducts } from '#tests/server';

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

const close = () => screen.findByRole('region', { name: 'Close to this' });
const namesIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);

describe('below the results of a search', () => {
  it('stands what is close to a text that finds nothing', async () => {
    serveProducts(rows);
    openApp('/search?query=fridje');
    expect(await screen.findByText('No products found.')).toBeVisible();
    expect(namesIn(await close()).toSorted()).toEqual(['Double-door refrigerator', 'Small refrigerator']);
    const categories = within(screen.getByRole('navigation', { name: 'Matching categories' }));
    expect(categories.getByRole('link', { name: 'Home and Appliances' })).toBeVisible();
    const store = within(screen.getByRole('region', { name: 'In Order Now' }));
    expect(store.getByRole('link', { name: 'Refrigerator, 260 litres' })).toHaveAttribute(
      'href',
      '/forsale#product-5',
    );
  });

  it('shows nothing twice, and nothing where nothing is close', async () => {
    serveProducts(rows);
    const { unmount } = openApp('/search?query=refrigerator');
    expect(await screen.findByRole('button', { name: 'Ask for "refrigerator"' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    unmount();
    openApp('/search?query=zzzz');
    expect(await screen.findByRole('button', { name: 'Ask for "zzzz"' })).toBeVisible();
    expect(screen.queryByRole('region', { name: /Close|Order Now/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('is under the filters of the address and the price that was typed', async () => {
    serveProducts(rows);
    const { unmount } = openApp('/search?query=fridge&max=20000');
    expect(namesIn(await close())).toEqual(['Small refrigerator']);
    unmount();
    openApp('/search?query=fridge%20under%2020%2C000');
    expect(namesIn(await close())).toEqual(['Small refrigerator']);
  });

  it('has what passes the filters, however many others are as close', async () => {
    const dear = Array.from({ length: 70 }, (_, index) =>
      buildRow({
        product_name: 'Double-door refrigerator',
        price: '45000.00',
        date_posted: dateBefore((index + 1) * minute),
      }),
    );
    const cheap = buildRow({
      product_name: 'Small refrigerator',
      price: '18000.00',
      date_posted: dateBefore(day),
    });
    serveProducts([...dear, cheap]);
    openApp('/search?query=fridge&max=20000');
    expect(namesIn(await close())).toEqual(['Small refrigerator']);
  });

  it('stays below the price that was typed under a filter that allows more', async () => {
    serveProducts(rows);
    openApp('/search?query=fridge%20under%2020%2C000&max=60000');
    expect(namesIn(await close())).toEqual(['Small refrigerator']);
    expect(screen.getByRole('link', { name: 'fridge up to 20,000 Birr' })).toBeVisible();
  });

  it('offers no price as a filter that would allow more than the chosen one', async () => {
    serveProducts(rows);
    openApp('/search?query=fridge%20under%2050%2C000&max=20000');
    expect(namesIn(await close())).toEqual(['Small refrigerator']);
    expect(screen.queryByRole('link', { name: 'fridge up to 50,000 Birr' })).not.toBeInTheDocument();
  });

  it('is in the condition that was typed, and what does not say comes last', async () => {
    serveProducts([
      buildRow({ product_name: 'Refrigerator, sealed', condition: 'new', date_posted: dateBefore(minute) }),
      buildRow({ product_name: 'Refrigerator', date_posted: dateBefore(2 * minute) }),
      buildRow({ product_name: 'Second-hand refrigerator', date_posted: dateBefore(3 * minute) }),
      buildRow({ product_name: 'Old refrigerator', condition: 'used', date_posted: dateBefore(day) }),
    ]);
    const { user } = openApp('/search?query=used%20fridge');
    const list = await close();
    expect(namesIn(list)).toEqual(['Second-hand refrigerator', 'Old refrigerator', 'Refrigerator']);
    await user.click(within(list).getByRole('link', { name: 'used fridge' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “fridge”' })).toBeVisible();
    expect(window.location.search).toBe('?query=fridge&condition=used');
    expect(namesIn(await close())).toEqual(['Old refrigerator']);
  });

  it('makes a place and a price that were typed the place of the visit and a filter', async () => {
    serveProducts(rows);
    const { user } = openApp('/search?query=fridge%20bole%20below%2050000');
    expect(namesIn(await close())).toEqual(['Small refrigerator', 'Double-door refrigerator']);
    await user.click(screen.getByRole('link', { name: 'fridge near Bole, up to 50,000 Birr' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “fridge”' })).toBeVisible();
    expect(window.location.search).toBe('?query=fridge&sort=nearest&max=50000');
    const list = await close();
    expect(namesIn(list)).toEqual(['Small refrigerator', 'Double-door refrigerator']);
    expect(within(list).getByText('· under 100 m')).toBeVisible();
  });

  it('comes in the order of closeness, which its choice of orders says, until another is chosen', async () => {
    const [, small = {}] = rows;
    serveProducts([
      buildRow({ ...small, id: 1, date_posted: dateBefore(day) }),
      buildRow({
        product_name: 'Refrigerator for a shop',
        location: 'Piassa',
        date_posted: dateBefore(minute),
      }),
    ]);
    const { user } = openApp('/search?query=fridge%20bole');
    const list = await close();
    expect(namesIn(list)).toEqual(['Small refrigerator', 'Refrigerator for a shop']);
    const order = within(list).getByRole('combobox', { name: 'Sort by' });
    expect(order).toHaveDisplayValue('Closest match');
    await user.selectOptions(order, 'Newest');
    expect(namesIn(list)).toEqual(['Refrigerator for a shop', 'Small refrigerator']);
    expect(window.location.search).toBe('?query=fridge+bole&sort=newest');
  });

  it('opens the request box with the text, after what was typed there', async () => {
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

  it('takes a text of 100,000 characters', async () => {
    serveProducts(rows);
    openApp(`/search?query=fridge%20${'x'.repeat(100_000)}`);
    expect(await screen.findByText('No products found.')).toBeVisible();
    expect(namesIn(await close())).toHaveLength(2);
  });
});
