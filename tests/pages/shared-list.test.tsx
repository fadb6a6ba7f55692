import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { savedLimit, savedListings } from '@/browse/saving/saved';
import { findArticleNames } from '#tests/app/page-contents';
import { openApp } from '#tests/app/render';
import { keepInBrowser } from '#tests/browser/keep-in-browser';
import { buildRow } from '#tests/data/build-row';
import { serveProducts } from '#tests/server/server';

const rows = ['Sofa', 'Table', 'Lamp'].map((product_name, index) =>
  buildRow({ id: index + 71, product_name, category: 'homes' }),
);
const keep = (...ids: string[]) =>
  keepInBrowser('gulit:saved', JSON.stringify(ids.map((id) => ({ id, name: 'Kept' }))));
const keptIds = () => savedListings.read().map(({ id }) => id);

it('sharing the saved offers copies an address with the offers that are still available, without an account', async () => {
  keep('72', '9', '71');
  serveProducts(rows);
  const { user } = openApp('/saved');
  const copy = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: 'Share this list' }));
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(copy).toHaveBeenCalledWith(`${window.location.origin}/saved?ids=72,71`);
});

describe('a shared list', () => {
  it("opens in its order, says what is gone, and does not change the visitor's own list", async () => {
    keep('73');
    const kept = localStorage.getItem('gulit:saved');
    serveProducts(rows);
    const { user } = openApp('/saved?ids=72,9,71,%3Cb%3E');
    expect(await findArticleNames()).toEqual(['Table', 'Sofa']);
    expect(screen.getByRole('heading', { level: 1, name: 'A shared list' })).toBeVisible();
    expect(document.title).toMatch(/^A shared list/);
    expect(screen.getByText('2 offers')).toBeVisible();
    expect(screen.getByText(/^1 offer in this list is gone/)).toBeVisible();
    expect(localStorage.getItem('gulit:saved')).toBe(kept);
    await user.click(screen.getByRole('button', { name: 'Save all' }));
    expect(keptIds()).toEqual(['72', '71', '73']);
    expect(await screen.findByText('Saved on this device.')).toBeVisible();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'See all saved' }));
    expect(await findArticleNames()).toEqual(['Table', 'Sofa', 'Lamp']);
    expect(screen.getByRole('heading', { level: 1, name: 'Saved offers' })).toBeVisible();
  });

  it('can be compared, and Back returns to it', async () => {
    serveProducts(rows);
    const { user } = openApp('/saved?ids=71,72,73');
    await findArticleNames();
    await user.click(screen.getByRole('checkbox', { name: 'Compare Sofa' }));
    await user.click(screen.getByRole('checkbox', { name: 'Compare Lamp' }));
    expect(await findArticleNames()).toEqual(['Sofa', 'Table', 'Lamp']);
    await user.click(screen.getByRole('link', { name: 'Compare 2' }));
    expect(await screen.findByRole('columnheader', { name: 'Lamp' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Choose other offers' }));
    expect(await findArticleNames()).toEqual(['Sofa', 'Table', 'Lamp']);
    expect(screen.getByRole('checkbox', { name: 'Compare Lamp' })).toBeChecked();
    expect(keptIds()).toEqual([]);
  });

  it('is saved up to the limit', async () => {
    keep(...Array.from({ length: savedLimit - 1 }, (_, index) => `x${index}`));
    serveProducts(rows);
    const { user } = openApp('/saved?ids=71,72');
    await user.click(await screen.findByRole('button', { name: 'Save all' }));
    expect(keptIds()).toHaveLength(savedLimit);
    expect(keptIds()[0]).toBe('71');
    expect(await screen.findByText(/^You can save up to 100 offers on this device/)).toBeVisible();
  });

  it('says that all its offers are gone, or that it names none', async () => {
    serveProducts(rows);
    const { unmount } = openApp('/saved?ids=8,9');
    expect(await screen.findByText(/^2 offers in this list are gone/)).toBeVisible();
    unmount();
    openApp('/saved?ids=%3Cscript%3E');
    expect(await screen.findByText('This link has no offers.')).toBeVisible();
  });
});
