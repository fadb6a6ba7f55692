import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openApp } from '#tests/app/render';
import { keepInBrowser } from '#tests/browser/keep-in-browser';
import { buildRow } from '#tests/data/build-row';
import { serveProducts } from '#tests/server/server';

const rows = [
  buildRow({ id: 900, product_name: 'Double-door refrigerator', price: '45000.00', location: 'Piassa' }),
  buildRow({ id: 901, product_name: 'Small fridge', price: '18000.00', location: 'Bole' }),
  buildRow({ id: 902, product_name: 'Fridge not verified', verified: false }),
];

const field = () => screen.getByRole('combobox', { name: 'Search Your Need' });
const list = () => screen.findByRole('listbox', { name: 'Suggestions' });
const optionsOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const marked = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

/** Opens a page without a search, with these recent searches. */
function openWith(searches: readonly string[] = []) {
  keepInBrowser('gulit:searches', JSON.stringify(searches));
  serveProducts(rows);
  return openApp('/terms');
}

describe('suggestions of a search field', () => {
  it('are offers, categories and earlier searches, in a labelled list', async () => {
    const { user } = openWith(['fridge bole', 'sofa']);
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.type(field(), 'fridg');
    const shown = await list();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', shown.id);
    await within(shown).findByRole('group', { name: 'Offers' });
    expect(within(shown).getByRole('option', { name: 'Home and Appliances' })).toBeVisible();
    expect(optionsOf(within(shown).getByRole('group', { name: 'Recent searches' }))).toEqual(['fridge bole']);
    expect(optionsOf(within(shown).getByRole('group', { name: 'Offers' })).join()).toMatch(
      /Small fridge.*18,000 Birr · Bole/,
    );
    expect(shown).not.toHaveTextContent('not verified');
    await user.clear(field());
    await user.type(field(), 'zzzz');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('link to the shop whose name is typed', async () => {
    serveProducts([buildRow({ company_name: 'Lebu Houses' })]);
    const { user } = openApp('/terms');
    await user.type(field(), 'lebu h');
    const shops = await within(await list()).findByRole('group', { name: 'Shops' });
    await user.click(within(shops).getByRole('option', { name: 'Lebu Houses' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lebu Houses' })).toBeVisible();
  });

  it('can be chosen with arrow keys and Enter, and closed with Escape', async () => {
    const { user } = openWith(['sofa', 'chair']);
    await user.click(field());
    expect(optionsOf(await list())).toEqual(['sofa', 'chair']);
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBe('sofa');
    expect(within(await list()).getByRole('option', { selected: true })).toHaveTextContent('sofa');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(marked()).toBeUndefined();
    await user.keyboard('{ArrowUp}');
    expect(marked()).toBe('chair');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(await list()).toBeVisible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “sofa”' })).toBeVisible();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('let Enter search for the typed text if no suggestion is marked', async () => {
    const { user } = openWith(['fridge bole']);
    await user.type(field(), 'frid');
    await list();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Results for “frid”' })).toBeVisible();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('link to an offer and to a category', async () => {
    const { user } = openWith();
    await user.type(field(), 'small fr');
    await user.click(await screen.findByRole('option', { name: /Small fridge/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Small fridge' })).toBeVisible();
    expect(window.location.search).toBe('?id=901');
    await user.clear(field());
    await user.type(field(), 'fridge');
    await user.click(await screen.findByRole('option', { name: 'Home and Appliances' }));
    expect(window.location.pathname).toBe('/home-appliances');
  });

  it('contain the last eight searches, each once, latest first', async () => {
    const earlier = [8, 7, 6, 5, 4, 3, 2, 1].map((number) => `thing ${number}`);
    const { user } = openWith(earlier);
    for (const text of ['thing 9', 'THING 5']) {
      await user.clear(field());
      await user.type(field(), `${text}{Enter}`);
      await screen.findByRole('heading', { level: 1, name: `Results for “${text}”` });
    }
    expect(JSON.parse(localStorage.getItem('gulit:searches') ?? '')).toEqual([
      'THING 5',
      ...[9, 8, 7, 6, 4, 3, 2].map((number) => `thing ${number}`),
    ]);
  });

  it('let the visitor clear earlier searches', async () => {
    const { user } = openWith(['one', 'two', 'three', 'four']);
    await user.click(field());
    expect(optionsOf(await list())).toEqual(['one', 'two', 'three', 'four']);
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(localStorage.getItem('gulit:searches')).toBeNull();
  });
});
