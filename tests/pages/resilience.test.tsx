import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createGate } from '#tests/app/gate';
import { openFilter } from '#tests/app/open-filter';
import { openApp } from '#tests/app/render';
import { buildRow } from '#tests/data/build-row';
import { serveProducts, server } from '#tests/server/server';

describe('navigation and loading', () => {
  it('does not load the catalogue twice if a page is left while loading', async () => {
    let loads = 0;
    const { opened: held, open: answer } = createGate();
    server.use(
      http.get('*/api/products/', async () => {
        loads += 1;
        await held;
        return HttpResponse.json([buildRow({ product_name: 'Came in time', discount: '10' })]);
      }),
    );
    const { user } = openApp('/');
    await waitFor(() => expect(loads).toBe(1));
    const strip = within(screen.getByRole('navigation', { name: 'Discounts' }));
    await user.click(strip.getByRole('link', { name: 'Weekly Discounts' }));
    answer();
    expect(await within(screen.getByRole('main')).findByRole('article')).toHaveTextContent('Came in time');
    expect(loads).toBe(1);
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

  it('scrolls to the top when the current page is opened again', async () => {
    serveProducts([]);
    const scrollTo = vi.spyOn(window, 'scrollTo');
    const { user } = openApp('/');
    const home = screen.getByRole('link', { name: 'Gulit' });
    scrollTo.mockClear();
    await user.click(home);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
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
