import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { categories } from '@/listings/categories/categories';
import type { CollectionSpec } from '@/listings/categories/category-spec';
import { collections } from '@/listings/categories/collections';
import { hour } from '@/platform/time';
import { expectComplaint } from '#tests/app/complaints';
import { openApp } from '#tests/app/render';
import { stubGeolocation } from '#tests/browser/geolocation';
import { buildRow } from '#tests/data/build-row';
import { dateBefore } from '#tests/data/clock';
import { withTexts } from '#tests/data/list-texts';
import { cutProducts, failProductsLater, serveProducts } from '#tests/server/server';
import { expectedCategories } from '#tests/structure/category-expectations';

const specified = new Map(expectedCategories.map((expected) => [expected.value, expected]));

/** Every category with the agreed texts, or our own if none were agreed. */
const categoryCases = categories.map((category) => {
  const spec = withTexts(category);
  const expected = specified.get(category.value);
  return {
    paths: category.paths,
    heading: expected?.heading ?? spec.heading,
    emptyMessage: expected?.emptyMessage ?? spec.emptyMessage,
    loadErrorMessage: expected?.loadErrorMessage ?? spec.loadErrorMessage,
    look: category.look,
    category: category.value,
    discount: null,
    takesAll: false,
  };
});

/** The category and discount of a matching row, and whether the list shows all offers. */
const matchingValues = {
  upcoming: { category: 'upcomming', discount: 'waiting' },
  newOffers: { category: 'new', discount: null },
  holiday: { category: 'weekly', discount: null },
  daily: { category: 'homes', discount: '10' },
  weekly: { category: 'homes', discount: '10' },
  recents: { category: 'homes', discount: null },
  newProducts: { category: 'homes', discount: null, takesAll: true },
} satisfies Record<keyof typeof collections, object>;

const specs = new Map<string, CollectionSpec>(Object.entries(collections));

const collectionCases = Object.entries(matchingValues).flatMap(([name, values]) => {
  const spec = specs.get(name);
  return spec ? [{ takesAll: false, ...withTexts(spec), ...values }] : [];
});

/**
 * Includes hidden elements: finding out what is hidden takes long, and `toBeVisible` checks it anyway.
 */
const hidden = { hidden: true };
const findMain = () => within(screen.getByRole('main', hidden));
const shownNames = () =>
  [...document.querySelectorAll<HTMLElement>('main article')].map(
    (article) => within(article).getByRole('heading', hidden).textContent,
  );
const expectNames = (names: readonly string[]) => waitFor(() => expect(shownNames()).toEqual(names));

// Lists by distance are empty without a place. Other lists do not need one.
beforeEach(() => stubGeolocation({ latitude: 9.01, longitude: 38.76 }, { permission: 'granted' }));

/** The last category of each look, and every collection. */
const kinds = [...new Map(categoryCases.map((page) => [page.look, page])).values(), ...collectionCases];

describe.each(kinds)('$paths.0', (page) => {
  const { paths, heading, emptyMessage, loadErrorMessage, look, category, discount, takesAll } = page;
  // A listing with these values does not belong on the page.
  const elsewhere = takesAll
    ? { verified: false }
    : { category: 'elsewhere', discount: 'ended', date_posted: dateBefore(24 * 200 * hour) };

  it('shows six skeletons, its load error, its empty message, and only its verified listings, newest first', async () => {
    const fail = failProductsLater();
    const { queryClient } = openApp(encodeURI(paths[0]));
    const main = findMain();
    const loading = await main.findByRole('status', { name: 'Loading offers', ...hidden });
    expect(within(loading).getAllByRole('listitem', hidden)).toHaveLength(6);
    fail();
    const alert = await main.findByRole('alert', hidden);
    expect(within(alert).getByText(loadErrorMessage)).toBeVisible();
    // The card screens also log the error.
    if (look === 'cards') expectComplaint(/The server responded with error 500/);
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
    await expectNames(['First', 'Second']);
    expect(main.getByRole('heading', { level: 1, name: heading, ...hidden })).toBeVisible();
    serveProducts([buildRow(elsewhere)]);
    await act(() => queryClient.refetchQueries());
    expect(await main.findByText(emptyMessage)).toBeVisible();
  });
});

it("shows the browser's network error below the load error", async () => {
  cutProducts();
  openApp('/travels');
  const alert = await findMain().findByRole('alert');
  expect(alert).toHaveTextContent('Failed to fetch travels');
  expect(alert).toHaveTextContent(/Failed to fetch\. Check your connection/);
});
