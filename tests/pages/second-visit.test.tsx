import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { day, hour, minute } from '@/platform/time';
import { openApp } from '#tests/app/render';
import { resetPage } from '#tests/app/resettable-stores';
import { stubCaches } from '#tests/browser/memory-caches';
import { buildRow } from '#tests/data/build-row';
import { dateBefore, fixedNow } from '#tests/data/clock';
import { cutProducts, serveProducts, serveProductsLater } from '#tests/server/server';

const row = (name: string, fields: object = {}) => ({
  ...buildRow({ category: 'homes', product_name: name, date_posted: dateBefore(2 * hour) }),
  ...fields,
});
const chair = row('Old chair', { id: 1, email: 'owner@example.com' });
const table = row('Old table', { id: 2, date_posted: dateBefore(3 * hour) });
const lamp = row('New lamp', { id: 3, date_posted: dateBefore(hour) });

const main = () => within(screen.getByRole('main'));
const names = () =>
  main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
const notice = () => main().findByText(/^Offers as of/);

/** Simulates a visit `ago` ms ago that loaded and cached these rows. */
async function visitBefore(rows: readonly object[], ago: number) {
  vi.setSystemTime(fixedNow - ago);
  serveProducts(rows);
  const { unmount } = openApp('/homes');
  await screen.findByText('Old chair');
  await waitFor(() => expect(localStorage.getItem('gulit:catalogue-kept')).toBe('true'));
  unmount();
  vi.setSystemTime(fixedNow);
  resetPage();
}

beforeEach(() => void stubCaches());

describe('a second visit', () => {
  it('shows the offers of the last visit until the server answers', async () => {
    await visitBefore([chair, table], 2 * hour);
    const answer = serveProductsLater([lamp, { ...chair, price: '77' }]);
    openApp('/homes');
    expect(await main().findByText('Old chair')).toBeVisible();
    expect(names()).toEqual(['Old chair', 'Old table']);
    expect(await notice()).toHaveTextContent('Offers as of 2 h ago');
    expect(main().queryByText('2 offers')).not.toBeInTheDocument();
    answer();
    expect(await main().findByText('New lamp')).toBeVisible();
    expect(names()).toEqual(['New lamp', 'Old chair']);
    expect(main().getByText('77 Birr')).toBeVisible();
    expect(main().queryByText(/^Offers as of/)).not.toBeInTheDocument();
  });

  it('shows no age of offers that are less than a minute old', async () => {
    await visitBefore([chair], minute - 1);
    const answer = serveProductsLater([chair]);
    openApp('/homes');
    expect(await main().findByText('Old chair')).toBeVisible();
    expect(main().queryByText(/^Offers as of/)).not.toBeInTheDocument();
    answer();
    expect(await main().findByText('1 offer')).toBeVisible();
  });

  it('shows cached offers offline, with their age and the failed refresh', async () => {
    await visitBefore([chair, table], 3 * day);
    cutProducts();
    openApp('/homes');
    const alert = await main().findByRole('alert');
    expect(alert).toHaveTextContent(/^Failed to fetch products ?Offers as of 3 d ago/);
    expect(names()).toEqual(['Old chair', 'Old table']);
    // Shown once, not above the list too.
    expect(await main().findAllByText(/Offers as of/)).toHaveLength(1);
    serveProducts([lamp]);
    fireEvent.click(main().getByRole('button', { name: 'Try again' }));
    expect(await main().findByText('New lamp')).toBeVisible();
    expect(main().queryByText(/Offers as of/)).not.toBeInTheDocument();
  });

  it('does not call a list empty while only cached offers are known', async () => {
    await visitBefore([chair], hour);
    cutProducts();
    openApp('/travels');
    expect(await main().findByRole('alert')).toHaveTextContent('Failed to fetch travels');
    expect(main().queryByText('No travels found.')).not.toBeInTheDocument();
  });

  it('opens a cached offer, and a new one', async () => {
    await visitBefore([chair], hour);
    const answer = serveProductsLater([chair, lamp]);
    const { unmount } = openApp('/nearby-detail?id=1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Old chair' })).toBeVisible();
    unmount();
    openApp('/nearby-detail?id=3');
    answer();
    expect(await screen.findByRole('heading', { level: 1, name: 'New lamp' })).toBeVisible();
  });
});
