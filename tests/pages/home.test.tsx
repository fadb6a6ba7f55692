import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { exploreTiles } from '@/listings/categories/category-tiles';
import { hour } from '@/platform/time';
import { draftHint } from '@/selling/drafts/draft-hint';
import { openDraftStore } from '@/selling/drafts/draft-store';
import { openApp, openStrictApp } from '#tests/app/render';
import { keepPost, loadDrafts } from '#tests/app/stored-drafts';
import { holdingMedia, usualMedia } from '#tests/browser/browser-parts';
import { buildPost } from '#tests/data/build-post';
import { buildRow } from '#tests/data/build-row';
import { dateBefore, fixedNow } from '#tests/data/clock';
import { failProducts, holdProducts, serveProducts } from '#tests/server/server';

const namesIn = (section: HTMLElement) =>
  within(section)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

describe('the home page', () => {
  it('shows the category grid, the newest offers and the daily discounts', async () => {
    const fresh = Array.from({ length: 8 }, (_, index) =>
      buildRow({ product_name: `New ${index}`, discount: '20', date_posted: dateBefore((index + 1) * hour) }),
    );
    serveProducts([
      ...fresh,
      buildRow({ product_name: 'Old discount', discount: '10', date_posted: dateBefore(25 * hour) }),
      buildRow({ product_name: 'Discount of today', discount: '15', date_posted: dateBefore(24 * hour) }),
      buildRow({ product_name: 'Hidden', verified: false, discount: '20' }),
    ]);
    openStrictApp('/discounts');
    const explore = screen.getByRole('region', { name: 'Explore More Products' });
    expect(
      within(explore)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(exploreTiles.map((tile) => tile.label));
    const pictures = [...explore.querySelectorAll('a img')].map((picture) => picture.getAttribute('src'));
    expect(pictures).toEqual(exploreTiles.map(({ value }) => `/art/${value}.webp`));
    const section = await screen.findByRole('region', { name: 'Newest offers' });
    await within(section).findAllByRole('article');
    expect(namesIn(section)).toEqual(fresh.map(({ product_name }) => product_name));
    // The city has no room.
    expect(within(section).getAllByText('Bole')).toHaveLength(fresh.length);
    // An offer that is shown above is not repeated.
    expect(namesIn(screen.getByRole('region', { name: 'Daily Discounts' }))).toEqual(['Discount of today']);
  });

  it('shows at most eight of the newest offers and four daily discounts', async () => {
    serveProducts(Array.from({ length: 13 }, () => buildRow({ discount: '5' })));
    openApp('/');
    const shown = { 'Newest offers': 8, 'Daily Discounts': 4 };
    for (const [name, count] of Object.entries(shown)) {
      const section = await screen.findByRole('region', { name });
      expect(await within(section).findAllByRole('article')).toHaveLength(count);
    }
  });

  it('shows the latest draft with its picture', async () => {
    serveProducts([buildRow()]);
    loadDrafts();
    const [first, last] = [buildPost(), buildPost()];
    vi.setSystemTime(fixedNow - hour);
    await keepPost(first);
    vi.setSystemTime(fixedNow);
    await keepPost(last);
    const { user } = openApp('/');
    const unsent = within(await screen.findByRole('region', { name: 'Not sent yet' }));
    expect(unsent.getByText(last.fields.productName)).toBeVisible();
    expect(await unsent.findByRole('presentation')).toBeVisible();
    expect(unsent.queryByText(first.fields.productName)).toBeNull();
    expect(unsent.getByRole('link', { name: 'All 2' })).toHaveAttribute('href', '/myposts');
    await user.click(unsent.getByRole('link', { name: 'Resume draft' }));
    expect(await screen.findByRole('textbox', { name: 'Product name' })).toHaveValue(last.fields.productName);
  });

  it('shows no draft once the last one is discarded', async () => {
    serveProducts([buildRow()]);
    loadDrafts();
    const post = buildPost();
    await keepPost(post);
    await (await openDraftStore()).removePost(post.id);
    openApp('/');
    await waitFor(() => expect(draftHint.read()).toBe(false));
    expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull();
  });

  it('shows no daily discounts if all are among the newest offers', async () => {
    serveProducts([buildRow({ discount: '5' })]);
    openApp('/');
    expect(await screen.findAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'Daily Discounts' })).toBeNull();
  });

  it('reports a failed refresh once, and keeps the offers', async () => {
    serveProducts(Array.from({ length: 9 }, () => buildRow({ discount: '5' })));
    const { queryClient } = openApp('/');
    await screen.findByRole('region', { name: 'Daily Discounts' });
    // The requests below are articles too.
    const listings = () =>
      ['Newest offers', 'Daily Discounts'].flatMap((name) =>
        within(screen.getByRole('region', { name })).queryAllByRole('article'),
      );
    await waitFor(() => expect(listings()).toHaveLength(9));
    failProducts();
    await queryClient.refetchQueries();
    expect(await screen.findAllByText('Failed to fetch products')).toHaveLength(1);
    expect(listings()).toHaveLength(9);
  });

  it('shows four skeletons while it loads', async () => {
    holdProducts();
    openApp('/');
    const section = await screen.findByRole('status', { name: 'Loading offers' });
    expect(within(section).getAllByRole('listitem', { hidden: true })).toHaveLength(4);
  });

  it('filters the tiles by name, ignoring case, and says if none is left', async () => {
    serveProducts([]);
    const { user } = openApp('/');
    const filter = screen.getByRole('searchbox', { name: 'Filter categories' });
    // *tv* is a word of the search, but of no tile.
    for (const word of ['zzz', 'tv']) {
      await user.clear(filter);
      await user.type(filter, word);
      await act(() => import('@/search/find-categories'));
      expect(screen.getByText('No categories found.')).toBeVisible();
    }
    await user.clear(filter);
    await user.type(filter, '  FURNI ');
    const explore = screen.getByRole('region', { name: 'Explore More Products' });
    expect(
      within(explore)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Furniture & Interior Design materials']);
  });

  it('types its welcome line, one character per 100 ms', async () => {
    holdProducts();
    holdingMedia.delete('(prefers-reduced-motion: reduce)');
    vi.useFakeTimers({ now: fixedNow });
    try {
      openApp('/');
      const typed = () => document.querySelector('[data-typed]')?.getAttribute('data-typed');
      expect(typed()).toBe('');
      for (const text of ['W', 'We', 'Wel']) {
        await act(() => vi.advanceTimersByTimeAsync(100));
        expect(typed()).toBe(text);
      }
      await act(() => vi.advanceTimersByTimeAsync(99));
      expect(typed()).toBe('Wel');
    } finally {
      usualMedia.forEach((query) => holdingMedia.add(query));
    }
  });

  it('shows the whole welcome line with reduced motion', () => {
    holdProducts();
    openApp('/');
    expect(document.querySelector('[data-typed="Welcome to our shopping marketplace"]')).toBeVisible();
  });
});
