import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hour } from '@/platform/time';
import { openFilter } from '#tests/app/open-filter';
import { findArticleNames, hrefOf } from '#tests/app/page-contents';
import { openApp, openStrictApp } from '#tests/app/render';
import { holdingMedia } from '#tests/browser/browser-parts';
import { stubGeolocation } from '#tests/browser/geolocation';
import { buildRow } from '#tests/data/build-row';
import { dateBefore } from '#tests/data/clock';
import { failNearby, failProducts, serveNearby, serveProducts } from '#tests/server/server';

const here = { latitude: 9, longitude: 38.75 };
/** A degree of latitude is 111.195 km. */
const north = (kilometres: number) => ({
  latitude: (9 + kilometres / 111.195).toFixed(6),
  longitude: '38.750000',
});

const rows = [
  buildRow({ product_name: 'Two streets on', ...north(0.6) }),
  buildRow({ product_name: 'Next door', ...north(0.2), date_posted: dateBefore(hour) }),
  buildRow({ product_name: 'Not verified', ...north(0.1), verified: false }),
  buildRow({ product_name: 'Of no point', latitude: null, longitude: null }),
];

const main = () => within(screen.getByRole('main'));
const useMyLocation = () => screen.findByRole('button', { name: 'Use my location' });

describe('/nearby-shops', () => {
  it('asks for the location when the visitor taps, and shows what the server finds, nearest first', async () => {
    const device = stubGeolocation(here);
    const questions = serveNearby(rows);
    const { user } = openStrictApp('/Nearby-shops');
    expect(await screen.findByRole('heading', { level: 1, name: 'Shops near you' })).toBeVisible();
    expect(device.getCurrentPosition).not.toHaveBeenCalled();
    await user.click(await useMyLocation());
    expect(await findArticleNames()).toEqual(['Next door', 'Two streets on', 'Of no point']);
    expect(screen.getByText('· 0.2 km')).toBeVisible();
    expect(screen.getByText('· 0.6 km')).toBeVisible();
    expect(new Set(questions)).toEqual(new Set(['?lat=9.000000&lng=38.750000&radius=2']));
    expect(screen.getByRole('combobox', { name: 'Near' })).toHaveDisplayValue('My location');
  });

  it('shows the newest offers until the visitor answers, and asks for a town after a refusal', async () => {
    serveProducts([buildRow({ id: 8, product_name: 'Anywhere' }), buildRow({ id: 9, verified: false })]);
    stubGeolocation('denied');
    const { user } = openApp('/nearby-shops');
    const newest = within(await screen.findByRole('region', { name: 'Newest offers' }));
    expect(newest.getAllByRole('article')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    expect(await screen.findByText('❌ Location access denied. Showing no products.')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Near'), 'Bole');
    expect(screen.getByLabelText('Near')).toHaveValue('Bole');
    expect(screen.queryByText('❌ Location access denied. Showing no products.')).toBeNull();
  });

  it('says why the device could not be located, and tries again', async () => {
    const device = stubGeolocation('denied');
    serveNearby(rows);
    const { user } = openApp('/nearby-shops');
    await user.click(await useMyLocation());
    for (const [answer, message] of [
      ['denied', '❌ Location access denied. Showing no products.'],
      ['timed out', 'Finding your location took too long.'],
      ['unavailable', "Your device couldn't find your location."],
    ] as const) {
      device.answerWith(answer);
      await user.click(await screen.findByRole('button', { name: 'Try again' }));
      expect(await main().findByText(message)).toBeVisible();
      expect(main().queryByRole('article')).toBeNull();
    }
    device.answerWith('nothing yet');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByText('Finding your location...')).toHaveRole('status');
  });

  it('says that the browser has no geolocation, and lets the visitor choose a town', async () => {
    stubGeolocation(null);
    const questions = serveNearby(rows);
    const { user } = openApp('/nearby-shops');
    await user.click(await useMyLocation());
    const alert = await main().findByRole('alert');
    expect(within(alert).getByText('❌ Geolocation not supported by this browser.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Near' }), 'Bahir Dar');
    expect(await findArticleNames()).toHaveLength(3);
    expect(questions).toContain('?lat=11.593600&lng=37.390800&radius=2');
  });

  it('keeps a chosen town after a reload, until the device is located again', async () => {
    const device = stubGeolocation('denied');
    serveNearby(rows);
    const first = openApp('/nearby-shops');
    await first.user.click(await useMyLocation());
    await first.user.selectOptions(
      await screen.findByRole('combobox', { name: 'Near' }),
      'Bole, Addis Ababa',
    );
    expect(await findArticleNames()).toHaveLength(3);
    first.unmount();

    device.answerWith(here);
    const { user } = openApp('/nearby-shops');
    expect(await findArticleNames()).toHaveLength(3);
    const around = screen.getByRole('combobox', { name: 'Near' });
    expect(around).toHaveDisplayValue('Bole, Addis Ababa');
    await user.selectOptions(around, 'My location');
    expect(await screen.findByText('· 0.2 km')).toBeVisible();
    expect(localStorage.getItem('gulit:town')).toBeNull();
  });

  it('keeps the chosen town when a filter needs a place', async () => {
    const device = stubGeolocation('denied');
    serveNearby(rows);
    const { user } = openApp('/nearby-shops');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Near' }), 'Bole, Addis Ababa');
    await findArticleNames();
    await openFilter(user, 'Distance');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), 'Within 5 km');
    expect(await findArticleNames()).toHaveLength(2);
    expect(device.getCurrentPosition).not.toHaveBeenCalled();
    expect(screen.getByRole('combobox', { name: 'Near' })).toHaveDisplayValue('Bole, Addis Ababa');
  });

  it('keeps focus on the picker while the page around it changes', async () => {
    stubGeolocation('denied');
    serveNearby(rows);
    const { user } = openApp('/nearby-shops');
    const picker = await screen.findByRole('combobox', { name: 'Near' });
    picker.focus();
    await user.selectOptions(picker, 'Gondar');
    await findArticleNames();
    expect(screen.getByRole('combobox', { name: 'Near' })).toHaveFocus();
  });

  it('says that nothing is near, and where else to look', async () => {
    stubGeolocation(here, { permission: 'granted' });
    serveNearby([]);
    openApp('/nearby-shops');
    expect(await screen.findByText('No nearby shops found.')).toBeVisible();
    expect(hrefOf('all offers, nearest first')).toBe('/search?sort=nearest');
  });
});

const catalogue = [
  buildRow({ product_name: 'Just within 2 km', ...north(1.999) }),
  buildRow({ product_name: 'Near', ...north(1) }),
  buildRow({ product_name: 'Just beyond', ...north(2.001) }),
  buildRow({ product_name: 'Not verified', ...north(1), verified: false }),
  buildRow({ product_name: 'Of no point', latitude: null }),
];

it.each([
  ['an error', () => failNearby(500)],
  ['no answer', () => failNearby(null)],
  ['another shape', () => serveNearby({ shops: [] })],
])('/nearby-shops without its endpoint uses the catalogue after %s', async (_what, fail) => {
  stubGeolocation(here, { permission: 'granted' });
  serveProducts(catalogue);
  fail();
  openApp('/nearby-shops');
  const alert = await main().findByRole('alert');
  expect(within(alert).getByText('No internet connection nearby shops')).toBeVisible();
  expect(await findArticleNames()).toEqual(['Near', 'Just within 2 km']);
});

it('/nearby-shops without its endpoint reports a failure if the catalogue fails too', async () => {
  stubGeolocation(here, { permission: 'granted' });
  failNearby(null);
  failProducts();
  openApp('/nearby-shops');
  expect(await screen.findByText('No internet connection nearby shops')).toBeVisible();
  expect(await screen.findByText('No internet connection')).toBeVisible();
});

it('the marine page lists its category nearest first, at any distance', async () => {
  stubGeolocation(here);
  serveProducts([
    buildRow({ category: 'marine', product_name: 'On the Red Sea', ...north(600) }),
    buildRow({ category: 'marine', product_name: 'At the lake', ...north(40) }),
    buildRow({ category: 'homes', product_name: 'A house', ...north(1) }),
  ]);
  const { user } = openApp('/Marine_And_Boating_Services');
  await user.click(await useMyLocation());
  expect(await findArticleNames()).toEqual(['At the lake', 'On the Red Sea']);
  expect(screen.getByText('· 40 km')).toBeVisible();
});

it.each([
  ['denied', '❌ Location access denied. Showing no products.'],
  [null, '❌ Geolocation not supported by this browser.'],
] as const)('the marine page shows no products when the location is %s', async (location, notice) => {
  stubGeolocation(location);
  serveProducts([buildRow({ category: 'marine' })]);
  const { user } = openApp('/Marine_And_Boating_Services');
  await user.click(await useMyLocation());
  expect(await screen.findByText(notice)).toBeVisible();
  expect(main().queryByRole('article')).not.toBeInTheDocument();
});

describe('the map of /nearby-shops', () => {
  it('is shown beside the list on a desktop, with its attribution', async () => {
    stubGeolocation(here, { permission: 'granted' });
    serveNearby([buildRow(north(0.2))]);
    openStrictApp('/nearby-shops');
    const map = await screen.findByRole('region', { name: 'Map of these offers' });
    expect(await within(map).findByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  });

  describe('when the catalogue is refreshed', () => {
    /** Opens the page, with the panel of two offers open on a map that the visitor has zoomed. */
    async function openPanel() {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
      stubGeolocation(here, { permission: 'granted' });
      serveNearby(shops);
      const { user, queryClient } = openStrictApp('/nearby-shops');
      const map = within(await screen.findByRole('region', { name: 'Map of these offers' }));
      await user.click(await map.findByRole('button', { name: 'Zoom in' }));
      await user.click(await map.findByTitle('2 offers'));
      expect(map.getByRole('region', { name: 'Offers at this location' })).toBeVisible();
      return { user, queryClient, map };
    }
    const shops = [
      buildRow({ id: 1, product_name: 'Far', ...north(1.2) }),
      buildRow({ id: 2, product_name: 'Radio', discount: '5', ...north(0.3) }),
      buildRow({ id: 3, product_name: 'Lamp', discount: '5', ...north(0.3) }),
    ];
    /** The position of a marker. Any of the layers around it may move the map. */
    const placeOf = (marker: HTMLElement | null): string =>
      marker ? `${marker.style.cssText} ${placeOf(marker.parentElement)}` : '';

    it('keeps the position, the open panel and the markers of the map', async () => {
      const { queryClient, map } = await openPanel();
      const marker = map.getByTitle('Far');
      const before = placeOf(marker);
      const nearer = [buildRow({ id: 4, product_name: 'Nearer', ...north(0.29) })];
      const further = [buildRow({ id: 5, product_name: 'Further', ...north(1.9) })];
      serveNearby([...nearer, ...shops, ...further]);
      await act(() => queryClient.refetchQueries());
      const panel = within(await map.findByRole('region', { name: 'Offers at this location' }));
      expect(await panel.findByRole('link', { name: /^Nearer/ })).toBeVisible();
      expect(map.getByTitle('Far')).toBe(marker);
      expect(placeOf(marker)).toBe(before);
    });

    it('moves to the filtered offers', async () => {
      const { user, map } = await openPanel();
      const before = placeOf(map.getByTitle('2 offers'));
      await openFilter(user, 'More');
      await user.click(screen.getByRole('checkbox', { name: 'Discounts only' }));
      expect(map.queryByTitle('Far')).toBeNull();
      expect(placeOf(map.getByTitle('2 offers'))).not.toBe(before);
    });
  });

  it('opens with a button on a phone', async () => {
    holdingMedia.delete('(min-width: 64rem)');
    stubGeolocation(here, { permission: 'granted' });
    serveNearby([buildRow(north(0.2))]);
    const { user } = openStrictApp('/nearby-shops');
    const button = await screen.findByRole('button', { name: 'Show map' });
    expect(screen.queryByRole('region', { name: 'Map of these offers' })).not.toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByRole('region', { name: 'Map of these offers' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide map' }));
    expect(screen.queryByRole('region', { name: 'Map of these offers' })).not.toBeInTheDocument();
  });
});
