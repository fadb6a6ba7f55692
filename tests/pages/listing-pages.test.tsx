import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { hour } from '@/platform/time';
import { categories } from '@/listings/categories/categories';
import { listPageSpec } from '@/listings/categories/list-notices';
import type { CollectionSpec } from '@/listings/categories/category-spec';
import { collections } from '@/listings/categories/collections';
import { buildRow } from '#tests/data/build-row';
import { dateBefore } from '#tests/data/clock';
import { expectComplaint } from '#tests/app/complaints';
import { stubGeolocation } from '#tests/browser/geolocation';
import { openApp } from '#tests/app/render';
import { expectedCategories } from '#tests/structure/category-expectations';
import { cutProducts, failProducts, failProductsLater, serveProducts } from '#tests/server/server';

const specified = new Map(expectedCategories.map((expected) => [expected.value, expected]));

/** The agreed texts, otherwise those of our own table. */
const categoryCases = categories.map((category) => {
  const spec = listPageSpec(category);
  const expected = specified.get(category.value);
  return {
    paths: category.paths,
    heading: expected?.heading ?? spec.heading,
    emptyMessage: expected?.emptyMessage ?? spec.emptyMessage,
    loadError: expected?.loadError ?? spec.loadError,
    layout: category.layout,
    usualSort: spec.usualSort,
    category: category.value,
    discount: null,
    takesAll: false,
  };
});

/** A matching category and discount, and whether the list takes everything. */
const belonging = {
  upcoming: { category: 'upcomming', discount: 'waiting' },
  newOffers: { category: 'new', discount: null },
  holiday: { category: 'weekly', discount: null },
  daily: { category: 'homes', discount: '10' },
  weekly: { category: 'homes', discount: '10' },
  recents: { category: 'homes', discount: null },
  newProducts: { category: 'homes', discount: null, takesAll: true },
} satisfies Record<keyof typeof collections, object>;

const specs = new Map<string, CollectionSpec>(Object.entries(collections));

const collectionCases = Object.entries(belonging).flatMap(([name, values]) => {
  const spec = specs.get(name);
  return spec ? [{ takesAll: false, ...listPageSpec(spec), ...values }] : [];
});

const pages = [...categoryCases, ...collectionCases].flatMap((page) =>
  page.paths.map((path) => ({ ...page, path: encodeURI(path) })),
);

/** Includes hidden elements: checking visibility takes most of the time, and `toBeVisible` checks it as well. */
const hidden = { hidden: true };
const findMain = () => within(screen.getByRole('main', hidden));

const shownNames = async (main: ReturnType<typeof findMain>) => {
  const articles = await main.findAllByRole('article', hidden);
  return articles.map((article) => within(article).getByRole('heading', hidden).textContent);
};

// Lists by distance are empty without a place; other lists do not need it.
beforeEach(() => stubGeolocation({ latitude: 9.01, longitude: 38.76 }, { permission: 'granted' }));

describe.each(pages)('$path', (page) => {
  const { path, heading, emptyMessage, loadError, layout, usualSort, category, discount, takesAll } = page;
  // Listings that no such page shows.
  const elsewhere = takesAll
    ? { verified: false }
    : { category: 'elsewhere', discount: 'ended', date_posted: dateBefore(24 * 200 * hour) };

  it('loads with six skeletons, says its load error, shows exactly its verified listings, newest first, and says its empty message', async () => {
    const fail = failProductsLater();
    const { queryClient } = openApp(path);
    // Found once: a query by role checks the whole page.
    const main = findMain();
    const loading = await main.findByRole('status', { name: 'Loading offers', ...hidden });
    expect(within(loading).getAllByRole('listitem', hidden)).toHaveLength(6);
    fail();
    const alert = await main.findByRole('alert', hidden);
    expect(within(alert).getByText(loadError)).toBeVisible();
    // The card screens log it as well.
    if (layout === 'cards') expectComplaint(/The server answered 500/);
    serveProducts([
      buildRow({
        category,
        discount,
        product_name: 'Second',
        price: '10',
        date_posted: dateBefore(2 * hour),
      }),
      buildRow({ category, discount, product_name: 'First', date_posted: dateBefore(hour) }),
      buildRow({ category, discount, product_name: 'Not verified', verified: false }),
      buildRow({ category, discount, product_name: 'Verified unsaid', verified: null }),
      buildRow({ product_name: 'Of another page', ...elsewhere }),
    ]);
    fireEvent.click(main.getByRole('button', { name: 'Try again', ...hidden }));
    // The second one is cheaper as well.
    expect(await shownNames(main)).toEqual(usualSort === 'price' ? ['Second', 'First'] : ['First', 'Second']);
    expect(main.getByRole('heading', { level: 1, name: heading, ...hidden })).toBeVisible();
    serveProducts([buildRow(elsewhere)]);
    await act(() => queryClient.refetchQueries());
    expect(await main.findByText(emptyMessage)).toBeVisible();
  });
});

describe('every list', () => {
  it("shows a network error's own message under the load error", async () => {
    cutProducts();
    openApp('/travels');
    const alert = await findMain().findByRole('alert');
    expect(alert).toHaveTextContent('Failed to fetch travels');
    expect(alert).toHaveTextContent(/Failed to fetch\. Check your connection/);
  });

  it('keeps the list when a refresh fails, with the error above it', async () => {
    serveProducts([buildRow({ product_name: 'Still here' })]);
    const { queryClient } = openApp('/homes');
    expect(await shownNames(findMain())).toEqual(['Still here']);
    failProducts();
    await queryClient.refetchQueries();
    expect(await findMain().findByRole('alert', hidden)).toHaveTextContent('Failed to fetch products');
    expect(await shownNames(findMain())).toEqual(['Still here']);
  });
});
